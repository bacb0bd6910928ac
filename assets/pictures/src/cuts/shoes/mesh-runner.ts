import { line } from '../../kit/ink.ts';
import { ink } from '../../kit/pieces.ts';
import { createSneaker, SNEAKER_PARTS } from './create-sneaker.ts';

const FOAM =
  'M80 752C70 720 96 706 130 716C300 742 520 742 640 732C730 722 800 706 846 690C866 688 872 710 862 742C850 790 810 822 750 826L210 836C130 834 92 800 80 752Z';
const GROOVES = 'M110 780C220 800 360 790 460 772M470 800C580 806 700 796 800 770M140 812C240 824 340 820 420 812';
const CAGE = 'M250 742C282 690 330 640 392 590L430 626C390 660 356 702 342 744Z';

/** Knitted runner with a thick foam sole. */
export const meshRunner = createSneaker({
  name: 'mesh-runner',
  closeUp: { x: 430, y: 640, width: 420 },
  fabric: 'mesh',
  overlays: [
    { path: CAGE, paint: 'accent', fabric: 'nylon', inflate: 10 },
    { path: SNEAKER_PARTS.eyestay, paint: 'accent', fabric: 'nylon', inflate: 10 },
    { path: SNEAKER_PARTS.heelTab, paint: 'heel', fabric: 'nylon' },
  ],
  soles: [{ path: FOAM, paint: 'sole', inflate: 48 }],
  finish: async (scene) => ink(scene, line(GROOVES, '#6b6256', 5, 0.28)),
});
