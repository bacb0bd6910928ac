import { placed, type Scene } from '../engine/scene.ts';
import { valley } from './ink.ts';
import { part } from './pieces.ts';

interface LeafShape {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  /** Degrees; 0 points upwards. */
  readonly turn: number;
  readonly bend?: number;
  readonly paint: string;
}

/** One leaf with a pressed midrib. */
export async function leaf(scene: Scene, { x, y, length, width, turn, bend = 0, paint }: LeafShape): Promise<void> {
  const half = width / 2;
  const outline =
    `M0 0C${-half} ${-length * 0.25} ${-half + bend} ${-length * 0.75} ${bend} ${-length}` +
    `C${half + bend} ${-length * 0.75} ${half} ${-length * 0.25} 0 0Z`;
  await part(placed(scene, `translate(${x} ${y}) rotate(${turn})`), outline, {
    fabric: 'leaf',
    paint,
    inflate: Math.max(5, half * 0.5),
    puff: 0.5,
    cast: 0.2,
    castBlur: 6,
    castX: 5,
    castY: 8,
    bevel: 3,
    bevelBlur: 2,
    folds: valley(`M0 0Q${bend * 0.3} ${-length * 0.5} ${bend} ${-length}`, 3, 0.9),
    foldBlur: 1.5,
    foldDepth: 10,
  });
}
