import { anorak } from '../../cuts/outerwear/anorak.ts';
import { bomber } from '../../cuts/outerwear/bomber.ts';
import { duffleCoat } from '../../cuts/outerwear/duffle-coat.ts';
import { leatherJacket } from '../../cuts/outerwear/leather-jacket.ts';
import { macCoat } from '../../cuts/outerwear/mac-coat.ts';
import { overcoat } from '../../cuts/outerwear/overcoat.ts';
import { parka } from '../../cuts/outerwear/parka.ts';
import { peaCoat } from '../../cuts/outerwear/pea-coat.ts';
import { puffer } from '../../cuts/outerwear/puffer.ts';
import { quiltedJacket } from '../../cuts/outerwear/quilted-jacket.ts';
import { sportJacket } from '../../cuts/outerwear/sport-jacket.ts';
import { truckerJacket } from '../../cuts/outerwear/trucker-jacket.ts';
import { waistcoat } from '../../cuts/outerwear/waistcoat.ts';
import { waxedJacket } from '../../cuts/outerwear/waxed-jacket.ts';
import { product, shelf } from '../product.ts';

const WINDOW_CHECK = {
  kind: 'plaid',
  bands: [
    [0, 0.06, '#6d5f49'],
    [0.5, 0.06, '#6d5f49'],
    [0.72, 0.03, '#ddd2bd'],
  ],
  pitch: 64,
} as const;

const coats = shelf('men-coats', [
  product(
    ['wool-overcoat', 'overcoat'],
    overcoat,
    {},
    {
      slate: { cutout: true },
      navy: {},
      herringbone: { tone: 'grey', color: '#696b69', pattern: { kind: 'herringbone', ink: '#4c4e50', pitch: 8 } },
    },
  ),
  product(['padded-jacket', 'puffer-jacket'], puffer, {}, { olive: {}, navy: { lining: '#7a4a34' } }),
  product('pea-coat', peaCoat, {}, { navy: { cutout: true, lining: '#3c4356' }, charcoal: { lining: '#3a3b40' } }),
  product('duffle-coat', duffleCoat, {}, { camel: { lining: '#7a5c3a' }, navy: { lining: '#6a3038' } }),
  product(
    'parka',
    parka,
    {},
    { olive: { plush: '#b9a384', lining: '#4a4632' }, ink: { plush: '#6d665e', lining: '#2a292b' } },
  ),
  product('mac-coat', macCoat, {}, { stone: { cutout: true }, navy: { buttons: '#1c2230' } }),
  product('waxed-jacket', waxedJacket, {}, { olive: { trim: '#4a3524' }, brown: { trim: '#33241a' } }),
]);

const jackets = shelf('men-jackets', [
  product(['bomber-jacket', 'bomber'], bomber, {}, { slate: {}, olive: {}, ink: {} }),
  product(
    'sport-jacket',
    sportJacket,
    {},
    {
      navy: { buttons: '#6d553a' },
      check: { tone: 'taupe', color: '#a3937a', pattern: WINDOW_CHECK, buttons: '#4a3a28' },
    },
  ),
  product('leather-jacket', leatherJacket, {}, { brown: { cutout: true }, ink: {} }),
  product(
    'trucker-jacket',
    truckerJacket,
    {},
    { navy: { color: '#34445c', trim: '#d8cdb8' }, sand: { fabric: 'corduroy', trim: '#e2d8c4' } },
  ),
  product('quilted-jacket', quiltedJacket, {}, { olive: { trim: '#4a3826' }, navy: { trim: '#1f2736' } }),
  product('anorak', anorak, {}, { mustard: { trim: '#2b3549' }, slate: { trim: '#8a4b31' } }),
  product(
    ['suit-waistcoat', 'waistcoat'],
    waistcoat,
    {},
    {
      charcoal: { pattern: { kind: 'melange', ink: '#6a6d72' } },
      check: { tone: 'taupe', color: '#a3937a', pattern: WINDOW_CHECK },
    },
  ),
]);

export const menOuterwear = [...coats, ...jackets];
