import { aLineSkirt } from '../../cuts/bottoms/a-line-skirt.ts';
import { buttonSkirt } from '../../cuts/bottoms/button-skirt.ts';
import { cigaretteTrousers } from '../../cuts/bottoms/cigarette-trousers.ts';
import { culottes } from '../../cuts/bottoms/culottes.ts';
import { denimSkirt } from '../../cuts/bottoms/denim-skirt.ts';
import { jeans } from '../../cuts/bottoms/jeans.ts';
import { leggings } from '../../cuts/bottoms/leggings.ts';
import { paperbagTrousers } from '../../cuts/bottoms/paperbag-trousers.ts';
import { pencilSkirt } from '../../cuts/bottoms/pencil-skirt.ts';
import { pleatedSkirt } from '../../cuts/bottoms/pleated-skirt.ts';
import { satinSkirt } from '../../cuts/bottoms/satin-skirt.ts';
import { wideTrousers } from '../../cuts/bottoms/wide-trousers.ts';
import { product, shelf } from '../product.ts';

const skirts = shelf('women-skirts', [
  product(['pleated-midi-skirt', 'pleated-skirt'], pleatedSkirt, {}, { ink: { cutout: true }, taupe: {} }),
  product(
    'cord-skirt',
    buttonSkirt,
    {},
    {
      rust: {},
      navy: { buttons: '#8a6b45' },
      tartan: {
        tone: 'olive',
        color: '#3f4a3e',
        fabric: 'suiting',
        thread: '#1f2622',
        buttons: '#a58a54',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.2, '#222a30'],
            [0.3, 0.04, '#b79f6a'],
            [0.55, 0.2, '#222a30'],
            [0.85, 0.03, '#8a4b31'],
          ],
          pitch: 124,
        },
      },
    },
  ),
  product(
    'a-line-skirt',
    aLineSkirt,
    {},
    {
      camel: {},
      'grey-check': {
        tone: 'grey',
        color: '#b9b6ae',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.08, '#5c5f63'],
            [0.5, 0.05, '#6d5f49'],
          ],
          pitch: 58,
        },
      },
    },
  ),
  product(
    'pencil-skirt',
    pencilSkirt,
    {},
    {
      ink: {},
      houndstooth: { tone: 'taupe', color: '#ded5c4', pattern: { kind: 'houndstooth', ink: '#4a4038', pitch: 18 } },
    },
  ),
  product('satin-skirt', satinSkirt, {}, { sage: {}, bordeaux: {} }),
  product('denim-skirt', denimSkirt, {}, { denim: { color: '#5a7592' }, ink: { color: '#3a3b40' } }),
]);

const trousers = shelf('women-trousers', [
  product(['wide-leg-trousers', 'wide-trousers'], wideTrousers, {}, { ink: {}, clay: { cutout: true }, oat: {} }),
  product(
    'cigarette-trousers',
    cigaretteTrousers,
    {},
    {
      camel: {},
      check: {
        tone: 'grey',
        color: '#a9a7a0',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.07, '#4a4d52'],
            [0.5, 0.07, '#4a4d52'],
          ],
          pitch: 46,
        },
      },
    },
  ),
  product('paperbag-trousers', paperbagTrousers, {}, { olive: {}, sand: {} }),
  product('culottes', culottes, {}, { navy: {}, rust: {} }),
  product('leggings', leggings, {}, { ink: {}, wine: { accent: '#b08a84' } }),
]);

const denim = shelf('women-jeans', [
  product('straight-jeans', jeans, { fit: 'straight' }, { denim: {}, ecru: { worn: 0.15, thread: '#a8926c' } }),
  product('wide-jeans', jeans, { fit: 'wide' }, { sky: { color: '#8b9fb2', worn: 0.4 }, denim: { worn: 0.6 } }),
  product(
    'flared-jeans',
    jeans,
    { fit: 'flared' },
    { navy: { color: '#2f3b4f', worn: 0.7 }, brown: { color: '#6a4c36', worn: 0.3, thread: '#b08a58' } },
  ),
]);

export const womenBottoms = [...skirts, ...trousers, ...denim];
