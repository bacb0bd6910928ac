import { createTrousers } from './create-trousers.ts';

/** Narrow pressed trousers that end above the ankle. */
export const cigaretteTrousers = createTrousers({
  name: 'cigarette-trousers',
  bend: 6,
  closeUp: { x: 430, y: 300, width: 380 },
  fabric: 'suiting',
  legs: {
    waist: 132,
    top: 170,
    hip: 170,
    hipY: 350,
    crotchY: 462,
    kneeOut: 142,
    kneeIn: 22,
    kneeY: 700,
    hemOut: 116,
    hemIn: 34,
    hemY: 1010,
  },
  waist: { kind: 'band', height: 44, loops: true },
  fly: true,
  pressed: true,
  hem: 'plain',
});
