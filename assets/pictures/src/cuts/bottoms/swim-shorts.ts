import { createTrousers } from './create-trousers.ts';

/** Short swim shorts with an elastic waist and a cord. */
export const swimShorts = createTrousers({
  name: 'swim-shorts',
  closeUp: { x: 440, y: 480, width: 360 },
  fabric: 'nylon',
  legs: {
    waist: 172,
    top: 360,
    hip: 216,
    hipY: 520,
    crotchY: 640,
    kneeOut: 240,
    kneeIn: 12,
    kneeY: 740,
    hemOut: 256,
    hemIn: 16,
    hemY: 880,
  },
  waist: { kind: 'elastic', height: 50, cords: true },
  pockets: 'side',
  folds: 16,
});
