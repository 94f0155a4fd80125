/** The notebook's table as the board draws it. */

import type { Scene } from '@/components/palatinus/board/scene';
import { type Notebook, shownHandedness, springSpots } from '@/lib/palatinus/enter';

export function sceneOfNotebook(notebook: Notebook): Scene {
  const { tiles, pieces } = notebook.table;
  return { handedness: shownHandedness(notebook.table), tiles, pieces, springs: springSpots(notebook) };
}
