import type { Scene } from '../engine/scene.ts';
import { line } from './ink.ts';
import { both } from './paths.ts';
import { ink } from './pieces.ts';

/** Light cord along the pockets and cuffs of a dressing gown. */
export const robePiping = (scene: Scene, color: string): Promise<void> =>
  ink(scene, both(line('M258 738L388 738', color, 4, 0.9)), line('M518 434L606 434', color, 3.4, 0.9));
