import { createSkirt } from './create-skirt.ts';

/** Midi skirt of satin, cut on the bias. */
export const satinSkirt = createSkirt({
  name: 'satin-skirt',
  bend: 12,
  closeUp: { x: 450, y: 560, width: 400 },
  fabric: 'satin',
  shape: { waist: 116, top: 180, hip: 172, hipY: 400, hem: 226, hemY: 970, dip: 26 },
  waist: { kind: 'elastic', height: 30 },
  fall: 'flowing',
});
