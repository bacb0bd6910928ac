import { tiedFrill } from '../../kit/waists.ts';
import { createTrousers } from './create-trousers.ts';

/** Tapered trousers gathered at a high waist by a tie belt. */
export const paperbagTrousers = createTrousers({
  name: 'paperbag-trousers',
  bend: 9,
  closeUp: { x: 450, y: 270, width: 380 },
  fabric: 'twill',
  legs: {
    waist: 120,
    top: 196,
    hip: 196,
    hipY: 390,
    crotchY: 510,
    kneeOut: 180,
    kneeIn: 14,
    kneeY: 740,
    hemOut: 130,
    hemIn: 30,
    hemY: 1060,
  },
  waist: { kind: 'elastic', height: 34 },
  gathered: true,
  folds: 15,
  last: (scene, _options, cloth, random) => tiedFrill(scene, random, { y: 196, half: 122, rise: 50 }, cloth),
});
