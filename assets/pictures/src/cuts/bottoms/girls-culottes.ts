import { createTrousers } from './create-trousers.ts';

/** Child's wide cropped trousers of muslin. */
export const girlsCulottes = createTrousers({
  name: 'girls-culottes',
  bend: 10,
  closeUp: { x: 440, y: 460, width: 400 },
  fabric: 'muslin',
  legs: {
    waist: 140,
    top: 320,
    hip: 204,
    hipY: 490,
    crotchY: 600,
    kneeOut: 244,
    kneeIn: 8,
    kneeY: 730,
    hemOut: 262,
    hemIn: 12,
    hemY: 890,
  },
  waist: { kind: 'elastic', height: 50 },
  gathered: true,
  flowing: true,
  pockets: 'none',
});
