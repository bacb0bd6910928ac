import { line, seam } from '../../kit/ink.ts';
import { both } from '../../kit/paths.ts';
import { ink } from '../../kit/pieces.ts';
import { createTrousers } from './create-trousers.ts';

/** Sporty trousers with stripes down the sides. */
export const trackTrousers = createTrousers({
  name: 'track-trousers',
  closeUp: { x: 350, y: 420, width: 400 },
  fabric: 'jersey',
  legs: {
    waist: 146,
    top: 150,
    hip: 186,
    hipY: 350,
    crotchY: 480,
    kneeOut: 176,
    kneeIn: 18,
    kneeY: 730,
    hemOut: 156,
    hemIn: 34,
    hemY: 1076,
  },
  waist: { kind: 'elastic', height: 52, cords: true },
  pockets: 'none',
  folds: 15,
  finish: async (scene, options) => {
    const color = options.accent ?? '#ece8de';
    const stripe = (dx: number) =>
      line(
        `M${308 + dx} 214C${288 + dx} 280 ${282 + dx} 330 ${282 + dx} 380C${282 + dx} 500 ${290 + dx} 640 ${292 + dx} 740C${294 + dx} 860 ${308 + dx} 980 ${312 + dx} 1080`,
        color,
        8,
        0.92,
      );
    await ink(scene, both(stripe(0) + stripe(20)), both(seam('M346 930C348 980 352 1030 354 1076', 0.9)));
  },
});
