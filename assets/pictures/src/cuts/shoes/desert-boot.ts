import { createLaceBoot } from './create-lace-boot.ts';

/** Suede boot to the ankle with a crepe sole. */
export const desertBoot = createLaceBoot({
  name: 'desert-boot',
  closeUp: { x: 440, y: 600, width: 400 },
  fabric: 'suede',
  top: 432,
  sole: 'crepe',
  eyelets: 3,
  stitches: 'M392 560C376 620 350 720 344 798',
});
