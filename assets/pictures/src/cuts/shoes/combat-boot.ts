import { createLaceBoot } from './create-lace-boot.ts';

/** Boot laced to above the ankle, with a ridged sole. */
export const combatBoot = createLaceBoot({
  name: 'combat-boot',
  closeUp: { x: 420, y: 560, width: 420 },
  fabric: 'smoothLeather',
  top: 226,
  sole: 'ridged',
  eyelets: 8,
  stitches: 'M212 300C208 400 196 500 186 560',
});
