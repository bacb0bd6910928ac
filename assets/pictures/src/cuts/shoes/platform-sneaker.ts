import { line } from '../../kit/ink.ts';
import { ink } from '../../kit/pieces.ts';
import { createSneaker, SNEAKER_PARTS } from './create-sneaker.ts';

const SOLE =
  'M100 750C96 732 110 726 130 728C300 740 520 740 640 733C722 728 782 718 820 712C836 710 846 724 844 750L842 838C840 862 822 874 790 874L160 874C124 874 108 860 106 838Z';

/** Canvas shoe with a thick flat sole. */
export const platformSneaker = createSneaker({
  name: 'platform-sneaker',
  closeUp: { x: 430, y: 640, width: 420 },
  fabric: 'canvas',
  overlays: [
    { path: SNEAKER_PARTS.eyestay, paint: 'color' },
    { path: SNEAKER_PARTS.heelTab, paint: 'heel', fabric: 'smoothLeather' },
  ],
  soles: [{ path: SOLE, paint: 'sole', inflate: 40 }],
  stitches: 'M338 556C404 616 500 662 594 677M196 530C206 590 214 660 212 736M634 638C606 662 602 702 622 736',
  finish: async (scene, { heel = '#8c6a4a' }) =>
    ink(
      scene,
      line('M108 770C300 782 640 778 838 760', heel, 7, 0.8),
      line('M110 848C300 858 640 856 838 846', '#6b6256', 3, 0.2),
    ),
});
