import { line } from '../../kit/ink.ts';
import { both } from '../../kit/paths.ts';
import { ink } from '../../kit/pieces.ts';
import { createTrousers } from './create-trousers.ts';

/** Close-fitting leggings with a high waistband. */
export const leggings = createTrousers({
  name: 'leggings',
  bend: 7,
  closeUp: { x: 430, y: 300, width: 380 },
  fabric: 'lycra',
  legs: {
    waist: 112,
    top: 150,
    hip: 158,
    hipY: 350,
    crotchY: 462,
    kneeOut: 118,
    kneeIn: 26,
    kneeY: 730,
    hemOut: 86,
    hemIn: 34,
    hemY: 1078,
  },
  waist: { kind: 'band', height: 96 },
  pockets: 'none',
  folds: 10,
  finish: async (scene, options) => {
    if (options.accent)
      await ink(
        scene,
        both(
          line(
            'M300 250C286 330 296 420 308 520C322 640 336 760 346 900C352 980 360 1040 364 1078',
            options.accent,
            9,
            0.9,
          ),
        ),
      );
  },
});
