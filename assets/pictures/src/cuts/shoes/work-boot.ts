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
    'M412 606C462 646 552 668 652 702C732 730 782 760 800 802M424 596C476 638 562 660 660 694C742 722 796 750 816 798',
});
