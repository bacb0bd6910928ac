import { hood } from '../../kit/hood.ts';
import { hoodCords, pouch } from '../../kit/hood-pockets.ts';
import { TORSO } from '../../kit/torso.ts';
import { paintOf } from '../../materials/patterns.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Child's hoodie with a striped hood lining and a front pocket. */
export const kidsHoodie = createPullover({
  name: 'kids-hoodie',
  bend: 9,
  closeUp: { x: 450, y: 400, width: 400 },
  fabric: 'sweat',
  shape: {
    ...TORSO,
    neck: 94,
    neckY: 292,
    drop: 60,
    shoulder: 178,
    shoulderY: 332,
    armpit: 200,
    armpitY: 512,
    waist: 206,
    waistY: 640,
    hem: 206,
    hemY: 780,
  },
  neck: 'own',
  sleeve: { length: 238, spread: 118, width: 86, biceps: 132, puff: 6 },
  ribbed: { hem: 58, cuff: 48 },
  folds: 16,
  finish: (scene, _options, cloth) => pouch(scene, cloth, 640),
  collar: async (scene, options, cloth) => {
    const stripes = { kind: 'stripes', ink: options.lining ?? '#2b3549', pitch: 20, share: 0.4 } as const;
    await hood(scene, 294, { ...cloth, lining: paintOf({ color: '#e6dece', pattern: stripes }) });
    await hoodCords(scene, 376, options.cords ?? '#efe9dc');
  },
});
