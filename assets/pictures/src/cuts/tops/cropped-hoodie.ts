import { hood } from '../../kit/hood.ts';
import { hoodCords } from '../../kit/hood-pockets.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Short wide hoodie without a pocket. */
export const croppedHoodie = createPullover({
  name: 'cropped-hoodie',
  bend: 9,
  closeUp: { x: 450, y: 400, width: 400 },
  fabric: 'sweat',
  shape: {
    ...TORSO,
    neck: 94,
    neckY: 292,
    drop: 60,
    shoulder: 208,
    shoulderY: 336,
    armpit: 226,
    armpitY: 534,
    waist: 226,
    waistY: 640,
    hem: 222,
    hemY: 720,
  },
  neck: 'own',
  sleeve: { length: 286, spread: 104, width: 96, biceps: 154, setIn: true },
  back: 'plain',
  ribbed: { hem: 62, cuff: 54 },
  folds: 18,
  collar: async (scene, options, cloth) => {
    await hood(scene, 294, cloth);
    await hoodCords(scene, 376, options.cords ?? '#efe9dc');
  },
});
