import { foldedCollar } from '../../kit/collars.ts';
import { buttonedNeck } from '../../kit/neck-plackets.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Knitted short-sleeved polo with ribbed edges. */
export const knitPolo = createPullover({
  name: 'knit-polo',
  bend: 7,
  closeUp: { x: 450, y: 340, width: 380 },
  fabric: 'fineKnit',
  shape: {
    ...TORSO,
    neck: 64,
    neckY: 202,
    drop: 60,
    shoulder: 192,
    shoulderY: 244,
    armpit: 206,
    armpitY: 462,
    waist: 202,
    waistY: 640,
    hem: 200,
    hemY: 800,
  },
  neck: 'own',
  sleeve: { length: 44, spread: 92, width: 136, biceps: 152 },
  ribbed: { hem: 62, cuff: 34 },
  finish: async (scene, options, cloth) =>
    buttonedNeck(scene, { from: 262, to: 400 }, options.buttons ?? '#5a4636', cloth),
  collar: (scene, _options, cloth) =>
    foldedCollar(scene, 198, { ...cloth, fabric: 'fineRib', stitched: false, size: 1.06 }),
});
