import { balloonJumper } from '../../cuts/tops/balloon-jumper.ts';
import { cardigan } from '../../cuts/tops/cardigan.ts';
import { crewJumper } from '../../cuts/tops/crew-jumper.ts';
import { croppedCardigan } from '../../cuts/tops/cropped-cardigan.ts';
import { longCardigan } from '../../cuts/tops/long-cardigan.ts';
import { rollNeck } from '../../cuts/tops/roll-neck.ts';
import { vNeckJumper } from '../../cuts/tops/v-neck-jumper.ts';
import { product, shelf } from '../product.ts';

export const womenKnitwear = shelf('women-knitwear', [
  product(
    ['chunky-crew-jumper', 'rib-jumper'],
    crewJumper,
    { fabric: 'chunkyKnit' },
    { oat: { cutout: true }, navy: {}, wine: {} },
  ),
  product(['button-cardigan', 'cardigan'], cardigan, {}, { sage: {}, oat: {} }),
  product(
    'striped-jumper',
    crewJumper,
    { fabric: 'fineKnit' },
    {
      brown: {
        color: '#ddd2be',
        trim: '#ddd2be',
        pattern: { kind: 'stripes', ink: '#523a31', pitch: 70, share: 0.42 },
      },
      navy: { color: '#ddd6c8', trim: '#2b3549', pattern: { kind: 'stripes', ink: '#2b3549', pitch: 44, share: 0.5 } },
    },
  ),
  product('cable-jumper', crewJumper, { fabric: 'cableKnit' }, { ivory: { cutout: true }, slate: {}, emerald: {} }),
  product(['roll-neck-jumper', 'roll-neck'], rollNeck, {}, { camel: { cutout: true }, ink: {}, rose: {} }),
  product(
    'v-neck-jumper',
    vNeckJumper,
    {},
    { grey: { pattern: { kind: 'melange', ink: '#b4b6b8' } }, bordeaux: {}, sage: {} },
  ),
  product('long-cardigan', longCardigan, {}, { stone: {}, charcoal: {} }),
  product('balloon-jumper', balloonJumper, {}, { rust: {}, ecru: {} }),
  product('cropped-cardigan', croppedCardigan, {}, { rose: {}, ink: {}, ivory: {} }),
]);
