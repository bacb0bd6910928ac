import { createLaceBoot } from './create-lace-boot.ts';

const PANEL =
  'M214 430C270 446 330 446 378 430C384 500 392 560 416 610C360 640 300 640 250 610C226 560 214 500 214 430Z';

/** Hiking boot of suede and mesh with a padded collar. */
export const hikingBoot = createLaceBoot({
  name: 'hiking-boot',
  closeUp: { x: 420, y: 600, width: 420 },
  fabric: 'suede',
  top: 376,
  sole: 'ridged',
  eyelets: 6,
  toeCap: true,
  rim: 'padded',
  panels: [{ path: PANEL, fabric: 'mesh' }],
});
