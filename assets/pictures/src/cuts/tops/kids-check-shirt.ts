import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Child's brushed check shirt. */
export const kidsCheckShirt = createShirt({
  name: 'kids-check-shirt',
  bend: 8,
  closeUp: { x: 450, y: 420, width: 380 },
  fabric: 'sweat',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 232,
    shoulder: 178,
    shoulderY: 274,
    armpit: 198,
    armpitY: 460,
    waist: 202,
    waistY: 600,
    hem: 208,
    hemY: 716,
  },
  hem: 'curved',
  sleeve: { length: 238, width: 86, biceps: 126, spread: 112 },
  cuff: 'buttoned',
  collar: { kind: 'folded' },
  pockets: [{ kind: 'patch', x: 302, y: 420, width: 88, height: 92, corner: 10, tip: 10 }],
  folds: 13,
});
