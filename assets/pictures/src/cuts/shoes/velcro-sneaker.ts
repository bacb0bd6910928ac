import { topstitch } from '../../kit/ink.ts';
import { ink, part, TRIM } from '../../kit/pieces.ts';
import { createSneaker, SNEAKER_PARTS } from './create-sneaker.ts';

const SOLE =
  'M104 752C100 736 110 729 130 730C300 740 520 740 640 733C722 728 782 718 816 712C832 710 840 724 838 748C836 796 820 824 780 826L166 826C124 826 108 800 104 752Z';
const STRAPS = [
  'M330 640C350 590 372 540 404 506C424 500 446 506 456 524C428 570 408 626 398 672C376 672 350 660 330 640Z',
  'M432 700C446 650 470 604 504 566C526 562 548 572 556 590C532 628 512 676 504 716C480 718 452 712 432 700Z',
];

/** Child's sneaker with two straps. */
export const velcroSneaker = createSneaker({
  name: 'velcro-sneaker',
  closeUp: { x: 440, y: 620, width: 400 },
  fabric: 'smoothLeather',
  overlays: [
    { path: SNEAKER_PARTS.toeCap, paint: 'color', inflate: 30 },
    { path: SNEAKER_PARTS.counter, paint: 'accent' },
    { path: SNEAKER_PARTS.foxing, paint: 'mixed', fabric: 'suede' },
    { path: SNEAKER_PARTS.heelTab, paint: 'heel' },
  ],
  soles: [{ path: SOLE, paint: 'sole', inflate: 38 }],
  laced: false,
  finish: async (scene, { color, accent = '#4a535c' }) => {
    for (const path of STRAPS)
      await part(scene, path, { ...TRIM, fabric: 'smoothLeather', paint: accent, inflate: 18 });
    await ink(
      scene,
      topstitch('M342 636C360 594 380 550 408 516M444 696C458 654 480 612 510 576', { color, opacity: 0.7, width: 2 }),
    );
  },
});
