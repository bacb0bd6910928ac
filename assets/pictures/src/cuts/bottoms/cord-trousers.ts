import { createTrousers } from './create-trousers.ts';

/** Straight corduroy trousers. */
export const cordTrousers = createTrousers({
  name: 'cord-trousers',
  closeUp: { x: 430, y: 270, width: 380 },
  fabric: 'corduroy',
  legs: {
    waist: 152,
    top: 128,
    hip: 188,
    hipY: 330,
    crotchY: 448,
    kneeOut: 178,
    kneeIn: 16,
    kneeY: 720,
    hemOut: 172,
    hemIn: 26,
    hemY: 1084,
  },
  waist: { kind: 'band', height: 48, loops: true },
  fly: true,
  hem: 'turned',
});
