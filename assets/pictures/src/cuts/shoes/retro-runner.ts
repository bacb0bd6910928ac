import { createSneaker, SNEAKER_PARTS } from './create-sneaker.ts';

const MIDSOLE =
  'M92 748C86 728 104 716 128 722C300 744 520 744 640 736C730 728 790 716 832 706C850 704 858 720 852 742C846 766 820 780 780 782L250 800C170 806 108 800 100 778Z';
const OUTSOLE =
  'M102 782C112 800 170 808 250 804L780 786C816 784 842 772 850 752C856 780 838 804 790 808L170 820C124 818 104 804 102 782Z';
const SIDE = 'M300 742C320 690 352 640 404 606L446 634C400 664 372 704 360 744Z';
const SADDLE = 'M410 744C424 700 452 664 496 644L542 660C504 680 482 710 474 746Z';

/** Running shoe of suede and mesh with a wedge sole. */
export const retroRunner = createSneaker({
  name: 'retro-runner',
  closeUp: { x: 430, y: 640, width: 420 },
  fabric: 'mesh',
  overlays: [
    { path: SNEAKER_PARTS.mudguard, paint: 'accent', fabric: 'suede' },
    { path: SNEAKER_PARTS.counter, paint: 'accent', fabric: 'suede' },
    { path: SIDE, paint: 'heel', fabric: 'smoothLeather' },
    { path: SADDLE, paint: 'heel', fabric: 'smoothLeather' },
    { path: SNEAKER_PARTS.eyestay, paint: 'accent', fabric: 'suede' },
    { path: SNEAKER_PARTS.heelTab, paint: 'heel', fabric: 'smoothLeather' },
  ],
  soles: [
    { path: MIDSOLE, paint: 'sole', inflate: 30 },
    { path: OUTSOLE, paint: 'outsole', inflate: 14 },
  ],
});
