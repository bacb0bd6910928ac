import { type Bend, createBend } from './bend.ts';
import type { Frame } from './frame.ts';
import type { Mask } from './mask.ts';
import type { PartOptions } from './part-options.ts';
import { createNoise, type Noise } from './random.ts';

/** What is being drawn: goods and shadows, before any ground lies beneath them. */
export interface Scene {
  readonly frame: Frame;
  readonly seed: number;
  readonly bend: Bend;
  /** Fibres, grain and specks. */
  readonly noise: Noise;
  /** SVG transform of everything drawn through this scene. */
  readonly transform: string;
  /** Linear light of the goods, three samples a pixel, already weighted by what they cover. */
  readonly goods: Float32Array;
  /** Share of the ground that still shows at each pixel: 0 under goods, less than 1 in a shadow. */
  readonly ground: Float32Array;
  /** Where goods lie, 0..1. */
  readonly cover: Float32Array;
  /** Receives every part instead of the pixels, and nothing is inked: for views that arrange the parts anew. */
  readonly collect?: ((mask: Mask, options: PartOptions) => void) | undefined;
}

interface SceneOptions {
  readonly frame: Frame;
  readonly seed: number;
  /** Units by which cloth strays from its drawing; things stand still at 0. */
  readonly bend: number;
  readonly collect?: Scene['collect'];
}

export function createScene({ frame, seed, bend, collect }: SceneOptions): Scene {
  const pixels = frame.width * frame.height;
  return {
    frame,
    seed,
    bend: createBend(frame, seed, bend),
    noise: createNoise(seed * 17 + 3),
    transform: '',
    goods: new Float32Array(pixels * 3),
    ground: new Float32Array(pixels).fill(1),
    cover: new Float32Array(pixels),
    collect,
  };
}

/** The same scene, drawn into through a transform: the second shoe is the first one placed again. */
export const placed = (scene: Scene, transform: string): Scene => ({ ...scene, transform });
