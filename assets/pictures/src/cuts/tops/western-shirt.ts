import { seam, topstitch } from '../../kit/ink.ts';
import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

const stitch = (path: string) => topstitch(path, { color: '#c09a64', opacity: 0.75, width: 1.8 });

/** Denim shirt with pointed yokes and press studs. */
export const westernShirt = createShirt({
  name: 'western-shirt',
  closeUp: { x: 430, y: 370, width: 400 },
  fabric: 'denim',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 192,
    shoulder: 186,
    shoulderY: 234,
    armpit: 202,
    armpitY: 454,
    waist: 196,
    waistY: 650,
    hem: 204,
    hemY: 846,
  },
  hem: 'curved',
  sleeve: { length: 352, width: 80, biceps: 122, setIn: true },
  yoke: true,
  cuff: 'buttoned',
  collar: { kind: 'folded', size: 1.08 },
  pockets: [{ kind: 'patch-flap', x: 300, y: 402, width: 96, height: 108, corner: 14, tip: 16 }],
  seams:
    seam('M260 330C300 336 330 352 350 384C370 352 400 338 432 334') +
    stitch('M260 324C302 330 332 346 350 376C368 346 400 332 432 328'),
  thread: '#c09a64',
});
