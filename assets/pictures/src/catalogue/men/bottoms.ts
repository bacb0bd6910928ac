import { boxerShorts } from '../../cuts/bottoms/boxer-shorts.ts';
import { chinos } from '../../cuts/bottoms/chinos.ts';
import { cordTrousers } from '../../cuts/bottoms/cord-trousers.ts';
import { jeans } from '../../cuts/bottoms/jeans.ts';
import { linenTrousers } from '../../cuts/bottoms/linen-trousers.ts';
import { shorts } from '../../cuts/bottoms/shorts.ts';
import { swimShorts } from '../../cuts/bottoms/swim-shorts.ts';
import { tailoredTrousers } from '../../cuts/bottoms/tailored-trousers.ts';
import { trackTrousers } from '../../cuts/bottoms/track-trousers.ts';
import { dressingGown } from '../../cuts/nightwear/dressing-gown.ts';
import { pyjamas } from '../../cuts/nightwear/pyjamas.ts';
import { product, shelf } from '../product.ts';

const trousers = shelf('men-trousers', [
  product(['cotton-chinos', 'chinos'], chinos, {}, { sand: {}, olive: {} }),
  product('cargo-trousers', chinos, { cargo: true }, { olive: { color: '#666348' }, stone: {} }),
  product(
    'suit-trousers',
    tailoredTrousers,
    {},
    {
      charcoal: { pattern: { kind: 'melange', ink: '#6a6d72' } },
      check: {
        tone: 'taupe',
        color: '#a3937a',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.06, '#6d5f49'],
            [0.5, 0.06, '#6d5f49'],
            [0.72, 0.03, '#ddd2bd'],
          ],
          pitch: 64,
        },
      },
    },
  ),
  product('cord-trousers', cordTrousers, {}, { rust: {}, navy: {} }),
  product('track-trousers', trackTrousers, {}, { navy: {}, emerald: { accent: '#e2d6bd' } }),
  product('linen-trousers', linenTrousers, {}, { ecru: {}, slate: {} }),
  product('linen-shorts', shorts, {}, { sand: {}, navy: {} }),
]);

const denim = shelf('men-jeans', [
  product(
    'slim-jeans',
    jeans,
    { fit: 'slim' },
    { navy: { color: '#2f3b4f', worn: 0.5 }, charcoal: { worn: 0.5, thread: '#6a6a6e' } },
  ),
  product(
    'regular-jeans',
    jeans,
    { fit: 'straight', turnUp: true },
    { denim: { color: '#4f6a86', worn: 1 }, sky: { color: '#8b9fb2', worn: 0.5 } },
  ),
  product(
    'carpenter-jeans',
    jeans,
    { fit: 'work', tools: true, fabric: 'canvas' },
    { brown: { color: '#7a5c42', worn: 0.2, thread: '#c9a97c' }, navy: { color: '#34415a', worn: 0.2 } },
  ),
]);

const night = shelf('men-nightwear', [
  product(
    ['classic-pyjamas', 'pyjamas'],
    pyjamas,
    {},
    {
      sky: { color: '#dcdfdf', pattern: { kind: 'pinstripe', ink: '#6b7f99', pitch: 20 } },
      wine: { piping: '#ddd2c4' },
    },
  ),
  product(
    'dressing-gown',
    dressingGown,
    {},
    {
      navy: {},
      'bordeaux-stripe': {
        tone: 'bordeaux',
        pattern: { kind: 'verticalStripes', ink: '#7a3a3a', pitch: 34, share: 0.3 },
        trim: '#5f2629',
      },
    },
  ),
  product(
    'boxer-shorts',
    boxerShorts,
    {},
    {
      'sky-gingham': { tone: 'sky', color: '#ece6da', pattern: { kind: 'gingham', ink: '#8094a8', pitch: 26 } },
      navy: {},
    },
  ),
  product(
    'swim-shorts',
    swimShorts,
    {},
    {
      'teal-leaves': { tone: 'teal', pattern: { kind: 'leaves', inks: ['#8b947f', '#c9a566', '#6d8078'], pitch: 80 } },
      rust: {},
    },
  ),
]);

export const menBottoms = [...trousers, ...denim, ...night];
