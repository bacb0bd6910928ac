import { createTrousers } from './create-trousers.ts';

/** Wide cropped trousers with pleats at a high waist. */
export const culottes = createTrousers({
  name: 'culottes',
  bend: 10,
  closeUp: { x: 440, y: 380, width: 400 },
  fabric: 'crepe',
  legs: {
    waist: 124,
    top: 250,
    hip: 190,
    hipY: 450,
    crotchY: 560,
    kneeOut: 236,
    kneeIn: 8,
    kneeY: 720,
    hemOut: 268,
    hemIn: 10,
    hemY: 930,
  },
  waist: { kind: 'band', height: 62 },
  flowing: true,
  pockets: 'side',
  hem: 'plain',
});
