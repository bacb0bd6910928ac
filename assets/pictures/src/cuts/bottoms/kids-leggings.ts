import { createTrousers } from './create-trousers.ts';

/** Child's leggings. */
export const kidsLeggings = createTrousers({
  name: 'kids-leggings',
  closeUp: { x: 430, y: 420, width: 380 },
  fabric: 'jersey',
  legs: {
    waist: 128,
    top: 250,
    hip: 162,
    hipY: 420,
    crotchY: 540,
    kneeOut: 136,
    kneeIn: 26,
    kneeY: 740,
    hemOut: 112,
    hemIn: 38,
    hemY: 990,
  },
  waist: { kind: 'elastic', height: 38 },
  pockets: 'none',
  folds: 12,
});
