/** The notebook's table as the board draws it. An unfinished table without a lean is drawn leaning right. */
import type { Scene } from '@/components/board/scene';
import { type Notebook, springSpots } from '@/lib/table';

export function sceneOfNotebook(notebook: Notebook): Scene {
  const { handedness = 'right', tiles, pieces } = notebook.table;
  return { handedness, tiles, pieces, springs: springSpots(notebook) };
}
