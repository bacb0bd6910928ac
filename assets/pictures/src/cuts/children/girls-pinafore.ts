import { BAND, pair } from '../../kit/pieces.ts';
import { TORSO } from '../../kit/torso.ts';
import { button } from '../../kit/trims.ts';
import { createDress } from '../dresses/create-dress.ts';

const HEART =
  'M336 716C292 684 272 658 280 630C288 606 322 604 336 634C350 604 384 606 392 630C400 658 380 684 336 716Z';

/** Child's corduroy pinafore with heart-shaped pockets. */
export const girlsPinafore = createDress({
  name: 'girls-pinafore',
  bend: 8,
  closeUp: { x: 420, y: 520, width: 400 },
  fabric: 'corduroy',
  bodice: {
    ...TORSO,
    neck: 96,
    neckY: 240,
    drop: 96,
    shoulder: 136,
    shoulderY: 252,
    armpit: 160,
    armpitY: 432,
    waist: 150,
    waistY: 520,
    hem: 152,
    hemY: 540,
    dip: 8,
  },
  neck: 'square',
  band: 14,
  armhole: 44,
  skirt: { waist: 153, top: 530, hip: 206, hipY: 660, hem: 262, hemY: 880, dip: 28 },
  fall: 'smooth',
  finish: async (scene, options, cloth) => {
    await pair(scene, HEART, { ...BAND, ...cloth, inflate: 13, cast: 0.34 });
    for (const x of [352, 548]) await button(scene, [x, 290], { radius: 13, color: options.buttons ?? '#b79f6a' });
  },
});
