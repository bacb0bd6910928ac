import { beanie } from '../../cuts/accessories/beanie.ts';
import { belt } from '../../cuts/accessories/belt.ts';
import { bowTie } from '../../cuts/accessories/bow-tie.ts';
import { bucketHat } from '../../cuts/accessories/bucket-hat.ts';
import { cap } from '../../cuts/accessories/cap.ts';
import { flatCap } from '../../cuts/accessories/flat-cap.ts';
import { scarf } from '../../cuts/accessories/scarf.ts';
import { socks } from '../../cuts/accessories/socks.ts';
import { tie } from '../../cuts/accessories/tie.ts';
import { watch } from '../../cuts/accessories/watch.ts';
import { backpack } from '../../cuts/bags/backpack.ts';
import { messengerBag } from '../../cuts/bags/messenger-bag.ts';
import { weekender } from '../../cuts/bags/weekender.ts';
import { product, shelf } from '../product.ts';

const hats = shelf('men-hats', [
  product(
    ['wool-scarf', 'scarf'],
    scarf,
    {},
    {
      tartan: {
        tone: 'wine',
        color: '#6d3034',
        cutout: true,
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.3, '#2b3549'],
            [0.42, 0.05, '#d3c4a6'],
            [0.62, 0.12, '#2b3549'],
          ],
          pitch: 130,
        },
      },
      grey: { pattern: { kind: 'melange', ink: '#5f656c' } },
    },
  ),
  product('watch-cap', beanie, { short: true, fabric: 'ribKnit' }, { rust: {}, navy: {} }),
  product(['baseball-cap', 'cap'], cap, {}, { navy: {}, sand: { accent: '#33594b' } }),
  product(
    'flat-cap',
    flatCap,
    {},
    {
      herringbone: { tone: 'grey', color: '#8a8984', pattern: { kind: 'herringbone', ink: '#5c5d5e', pitch: 9 } },
      brown: { color: '#63493a' },
    },
  ),
  product('bucket-hat', bucketHat, {}, { olive: {}, ecru: {} }),
]);

const rest = shelf('men-belts', [
  product(['leather-belt', 'belt'], belt, {}, { brown: {}, ink: { metal: '#a8a59c' } }),
  product(
    ['woven-tie', 'tie'],
    tie,
    {},
    {
      'navy-stripe': { tone: 'navy', pattern: { kind: 'stripes', ink: '#8a7350', pitch: 62, share: 0.2 } },
      'wine-dots': { tone: 'wine', pattern: { kind: 'dots', ink: '#d3c4a6', pitch: 30, radius: 3.4 } },
    },
  ),
  product('bow-tie', bowTie, {}, { ink: {}, emerald: {} }),
  product(
    'messenger-bag',
    messengerBag,
    {},
    { brown: { color: '#6a4a34' }, slate: { fabric: 'canvas', leather: '#523728' } },
  ),
  product(['rucksack', 'backpack'], backpack, {}, { olive: {}, navy: {}, clay: { leather: '#523728' } }),
  product('weekender', weekender, {}, { olive: {}, charcoal: { leather: '#2f2620' } }),
  product(
    'steel-watch',
    watch,
    { links: true, metal: '#b4b2ab' },
    { navy: { dial: '#2b3549', hands: '#d8d6d0' }, ink: { dial: '#262528', hands: '#d8d6d0', metal: '#8f8a80' } },
  ),
  product(
    'striped-socks',
    socks,
    {},
    {
      navy: {
        color: '#e2ddd0',
        accent: '#2b3549',
        pattern: { kind: 'stripes', ink: '#2b3549', pitch: 46, share: 0.5 },
      },
      mustard: {
        color: '#44474d',
        accent: '#a8742f',
        pattern: { kind: 'stripes', ink: '#a8742f', pitch: 54, share: 0.3 },
      },
    },
  ),
]);

export const menAccessories = [...hats, ...rest];
