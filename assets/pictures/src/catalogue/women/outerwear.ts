import { beltedCoat } from '../../cuts/outerwear/belted-coat.ts';
import { biker } from '../../cuts/outerwear/biker.ts';
import { blazer } from '../../cuts/outerwear/blazer.ts';
import { boucleJacket } from '../../cuts/outerwear/boucle-jacket.ts';
import { cocoonCoat } from '../../cuts/outerwear/cocoon-coat.ts';
import { collarlessCoat } from '../../cuts/outerwear/collarless-coat.ts';
import { croppedPuffer } from '../../cuts/outerwear/cropped-puffer.ts';
import { denimJacket } from '../../cuts/outerwear/denim-jacket.ts';
import { doubleBlazer } from '../../cuts/outerwear/double-blazer.ts';
import { longPuffer } from '../../cuts/outerwear/long-puffer.ts';
import { teddyCoat } from '../../cuts/outerwear/teddy-coat.ts';
import { trench } from '../../cuts/outerwear/trench.ts';
import { wrapCoat } from '../../cuts/outerwear/wrap-coat.ts';
import { product, shelf } from '../product.ts';

const HOUNDSTOOTH = {
  tone: 'taupe',
  color: '#ded5c4',
  pattern: { kind: 'houndstooth', ink: '#4a4038', pitch: 22 },
} as const;

const coats = shelf('women-coats', [
  product(
    ['belted-wool-coat', 'belted-coat'],
    beltedCoat,
    {},
    {
      camel: { cutout: true },
      oat: { cutout: true, lining: '#8a7c68' },
      slate: { cutout: true, buttons: '#2f2d2e' },
    },
  ),
  product('cocoon-coat', cocoonCoat, {}, { clay: {}, sage: { lining: '#6f7364' }, oat: {} }),
  product(
    ['trench-coat', 'trench'],
    trench,
    {},
    { stone: { cutout: true }, slate: { lining: '#8a7763', buttons: '#2f2d2e' }, camel: {} },
  ),
  product('teddy-coat', teddyCoat, {}, { oat: { lining: '#a08c70', buttons: '#6a5138' }, brown: { color: '#5f4432' } }),
  product('wrap-coat', wrapCoat, {}, { charcoal: { cutout: true, lining: '#2c2d31' }, sand: { lining: '#8a734f' } }),
  product(
    'collarless-coat',
    collarlessCoat,
    {},
    { houndstooth: { ...HOUNDSTOOTH, buttons: '#2f2a26' }, emerald: { buttons: '#1f332b' } },
  ),
  product(
    ['long-puffer-coat', 'long-puffer'],
    longPuffer,
    {},
    { ink: {}, taupe: { lining: '#6d5f4c' }, wine: { lining: '#3d1a24' } },
  ),
]);

const jackets = shelf('women-jackets', [
  product(
    ['classic-blazer', 'blazer'],
    blazer,
    {},
    { navy: {}, camel: { buttons: '#4f3c2a' }, houndstooth: { ...HOUNDSTOOTH, lining: '#7a5a4a' } },
  ),
  product(
    ['double-breasted-blazer', 'double-blazer'],
    doubleBlazer,
    {},
    { ink: { buttons: '#b79f6a' }, ivory: { buttons: '#7a5c3c', lining: '#b8ab92' } },
  ),
  product('biker-jacket', biker, {}, { ink: { cutout: true }, cognac: { lining: '#523728', metal: '#b79f6a' } }),
  product('denim-jacket', denimJacket, {}, { denim: { color: '#5a7592' }, ecru: {} }),
  product('boucle-jacket', boucleJacket, {}, { ivory: { trim: '#2d2c2f' }, rose: { trim: '#e6dece' } }),
  product('cropped-puffer', croppedPuffer, {}, { sage: { lining: '#59604f' }, oat: { lining: '#8a7c66' } }),
]);

export const womenOuterwear = [...coats, ...jackets];
