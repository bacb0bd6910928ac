import { createLaceBoot } from './create-lace-boot.ts';

/** Boot with a stitched toe and a light wedge sole. */
export const workBoot = createLaceBoot({
  name: 'work-boot',
  closeUp: { x: 460, y: 640, width: 420 },
  fabric: 'nappa',
  top: 316,
  sole: 'wedge',
  eyelets: 6,
  stitches:
    'M420 600C470 640 560 656 660 690C740 716 790 752 806 800M436 590C486 632 572 648 668 680C750 708 804 744 820 796',
});
