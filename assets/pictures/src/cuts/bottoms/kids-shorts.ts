import { patchPocket } from '../../kit/trims.ts';
import { createTrousers } from './create-trousers.ts';

/** Child's shorts with a cord and patch pockets. */
export const kidsShorts = createTrousers({
  name: 'kids-shorts',
  closeUp: { x: 400, y: 520, width: 380 },
  fabric: 'denim',
  legs: {
    waist: 164,
    top: 360,
    hip: 212,
    hipY: 520,
    crotchY: 650,
    kneeOut: 228,
    kneeIn: 14,
    kneeY: 740,
    hemOut: 230,
    hemIn: 24,
    hemY: 856,
  },
  waist: { kind: 'elastic', height: 46, cords: true },
  hem: 'turned',
  pockets: 'none',
  folds: 15,
  finish: async (scene, _options, cloth) => {
    for (const right of [false, true])
      await patchPocket(scene, { x: 262, y: 470, width: 104, height: 112, corner: 26, right }, cloth);
  },
});
