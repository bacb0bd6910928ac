import { createSneaker, SNEAKER_PARTS } from './create-sneaker.ts';

const SOLE =
  'M106 752C100 738 110 730 130 732C300 742 520 742 640 735C722 730 782 720 818 714C832 712 840 722 836 744C832 774 812 788 776 790L166 792C126 792 110 780 106 752Z';
const stripe = (x: number) =>
  `M${x} 742C${x + 20} 690 ${x + 52} 640 ${x + 92} 602L${x + 118} 618C${x + 84} 656 ${x + 56} 700 ${x + 40} 744Z`;

/** Low retro trainer with side stripes and a gum sole. */
export const suedeTrainer = createSneaker({
  name: 'suede-trainer',
  closeUp: { x: 430, y: 620, width: 400 },
  fabric: 'suede',
  overlays: [
    { path: SNEAKER_PARTS.toeCap, paint: 'color', inflate: 26 },
    { path: stripe(276), paint: 'accent', fabric: 'smoothLeather' },
    { path: stripe(372), paint: 'accent', fabric: 'smoothLeather' },
    { path: SNEAKER_PARTS.eyestay, paint: 'color' },
    { path: SNEAKER_PARTS.heelTab, paint: 'accent', fabric: 'smoothLeather' },
  ],
  soles: [{ path: SOLE, paint: 'sole', inflate: 22 }],
  stitches: 'M634 638C606 662 602 702 622 736M196 530C206 590 214 660 212 736',
});
