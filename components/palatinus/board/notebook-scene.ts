/** The notebook's table as a scene. Undefined until its lean is known, because any drawing would be a guess. */

import { type Notebook, springSpots } from '@/lib/palatinus/enter';
import type { Scene } from './scene';

export function sceneOfNotebook(notebook: Notebook): Scene | undefined {
  const { handedness, tiles, pieces } = notebook.table;
  return handedness && { handedness, tiles, pieces, springs: springSpots(notebook) };
}
