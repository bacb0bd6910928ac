import { createTrousers } from './create-trousers.ts';

/** Loose straight linen trousers with a drawstring. */
export const linenTrousers = createTrousers({
  name: 'linen-trousers',
  bend: 10,
  closeUp: { x: 440, y: 300, width: 400 },
  fabric: 'linen',
  legs: {
    waist: 150,
    top: 150,
    hip: 200,
    hipY: 370,
    crotchY: 500,
    kneeOut: 206,
    kneeIn: 12,
    kneeY: 730,
    hemOut: 200,
    hemIn: 16,
    hemY: 1074,
  },
  waist: { kind: 'elastic', height: 50, cords: true },
  gathered: true,
  folds: 18,
});
