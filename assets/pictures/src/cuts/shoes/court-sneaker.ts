import { ink } from '../../kit/pieces.ts';
import { createSneaker, SNEAKER_PARTS } from './create-sneaker.ts';

const SOLE =
  'M104 752C100 736 110 729 130 730C300 740 520 740 640 733C722 728 782 718 816 712C832 710 840 724 838 748C836 790 820 812 780 814L166 814C124 814 108 794 104 752Z';

const HOLES = [0, 1, 2]
  .flatMap((row) => Array.from({ length: 8 }, (_, k) => [284 + k * 26 + row * 12, 610 + k * 9 + row * 26] as const))
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#000" opacity=".34"/>`)
  .join('');

/** Plain leather court shoe with a perforated side. */
export const courtSneaker = createSneaker({
  name: 'court-sneaker',
  closeUp: { x: 430, y: 620, width: 400 },
  fabric: 'grainedLeather',
  overlays: [
    { path: SNEAKER_PARTS.toeCap, paint: 'color', inflate: 28 },
    { path: SNEAKER_PARTS.counter, paint: 'color' },
    { path: SNEAKER_PARTS.eyestay, paint: 'color' },
    { path: SNEAKER_PARTS.heelTab, paint: 'heel' },
  ],
  soles: [{ path: SOLE, paint: 'sole' }],
  stitches:
    'M196 530C206 590 214 660 212 736M338 556C404 616 500 662 594 677M634 638C606 662 602 702 622 736M114 768C300 778 640 776 830 758',
  finish: async (scene) => ink(scene, HOLES),
});
