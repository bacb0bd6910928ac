import { jeansWith, KIDS_JEANS } from './kids-jeans.ts';

/** Child's straight jeans with flowers embroidered at the knees. */
export const girlsJeans = jeansWith({
  ...KIDS_JEANS,
  name: 'girls-jeans',
  legs: {
    waist: 144,
    top: 240,
    hip: 180,
    hipY: 420,
    crotchY: 544,
    kneeOut: 176,
    kneeIn: 18,
    kneeY: 760,
    hemOut: 178,
    hemIn: 22,
    hemY: 1046,
  },
  motif: 'flowers',
});
