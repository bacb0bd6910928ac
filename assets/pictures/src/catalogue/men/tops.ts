import { campShirt } from '../../cuts/tops/camp-shirt.ts';
import { checkShirt } from '../../cuts/tops/check-shirt.ts';
import { crewSweatshirt } from '../../cuts/tops/crew-sweatshirt.ts';
import { crewTee } from '../../cuts/tops/crew-tee.ts';
import { dressShirt } from '../../cuts/tops/dress-shirt.ts';
import { henley } from '../../cuts/tops/henley.ts';
import { hoodie } from '../../cuts/tops/hoodie.ts';
import { linenShirt } from '../../cuts/tops/linen-shirt.ts';
import { overshirt } from '../../cuts/tops/overshirt.ts';
import { pocketShirt } from '../../cuts/tops/pocket-shirt.ts';
import { pocketTee } from '../../cuts/tops/pocket-tee.ts';
import { polo } from '../../cuts/tops/polo.ts';
import { raglanTee } from '../../cuts/tops/raglan-tee.ts';
import { rugbyShirt } from '../../cuts/tops/rugby-shirt.ts';
import { shirt } from '../../cuts/tops/shirt.ts';
import { zipHoodie } from '../../cuts/tops/zip-hoodie.ts';
import { product, shelf } from '../product.ts';

const shirts = shelf('men-shirts', [
  product(
    'oxford-shirt',
    shirt,
    {},
    {
      sky: { cutout: true },
      white: {},
      'navy-stripe': {
        tone: 'navy',
        color: '#e6e2d8',
        pattern: { kind: 'verticalStripes', ink: '#53637c', pitch: 18, share: 0.34 },
      },
    },
  ),
  product(
    ['utility-overshirt', 'overshirt'],
    overshirt,
    {},
    { olive: {}, taupe: { fabric: 'corduroy', color: '#85725c' } },
  ),
  product(
    'check-shirt',
    checkShirt,
    { buttons: '#2a2622' },
    {
      rust: {
        color: '#7d4434',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.28, '#2b3138'],
            [0.34, 0.05, '#d3c4a8'],
            [0.62, 0.16, '#2b3138'],
          ],
          pitch: 108,
        },
      },
      navy: {
        color: '#3a485c',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.3, '#22262e'],
            [0.36, 0.05, '#a8a08c'],
            [0.66, 0.1, '#5c6a5a'],
          ],
          pitch: 96,
        },
      },
    },
  ),
  product('linen-shirt', linenShirt, {}, { white: {}, sky: {} }),
  product(
    'camp-shirt',
    campShirt,
    {},
    {
      'teal-leaves': { tone: 'teal', pattern: { kind: 'leaves', inks: ['#7f8a73', '#c9b48a', '#5f7a6c'], pitch: 92 } },
      sand: { fabric: 'linen' },
    },
  ),
  product('dress-shirt', dressShirt, {}, { white: {}, rose: { color: '#d5bcb6' } }),
  product('pocket-shirt', pocketShirt, { buttons: '#3a322b' }, { stone: {}, navy: {} }),
]);

const tees = shelf('men-tees', [
  product(['heavy-cotton-tee', 'heavy-tee'], crewTee, {}, { white: {}, ink: {}, clay: {} }),
  product(['polo-shirt', 'polo'], polo, {}, { sage: { tipping: '#e6dece' }, navy: { tipping: '#e6dece' }, wine: {} }),
  product('henley', henley, {}, { ecru: {}, slate: {} }),
  product(
    'pocket-tee',
    pocketTee,
    {},
    {
      'navy-stripe': {
        tone: 'navy',
        pattern: { kind: 'stripes', ink: '#d8d0bf', pitch: 34, share: 0.14 },
      },
      olive: {},
    },
  ),
  product(
    'raglan-tee',
    raglanTee,
    { color: '#e6dece' },
    { navy: { sleeves: '#2b3549', trim: '#2b3549' }, rust: { sleeves: '#8a4b31', trim: '#8a4b31' } },
  ),
  product(
    'rugby-shirt',
    rugbyShirt,
    {},
    {
      wine: { pattern: { kind: 'stripes', ink: '#2b3549', pitch: 132, share: 0.5, from: 130 } },
      emerald: { pattern: { kind: 'stripes', ink: '#d2c8b6', pitch: 132, share: 0.5, from: 130 } },
    },
  ),
]);

const badge = (ring: string) => ({ name: 'badge', colors: [ring, ring, ring], x: 540, y: 400 }) as const;

const sweatshirts = shelf('men-sweatshirts', [
  product(
    'hoodie',
    hoodie,
    {},
    {
      grey: { pattern: { kind: 'melange', ink: '#c4c1bb' }, lining: '#b5b3ae' },
      ink: { cords: '#2d2c2f' },
      sage: {},
    },
  ),
  product(
    'crew-sweatshirt',
    crewSweatshirt,
    {},
    { olive: { print: badge('#d2c8b6') }, ecru: { print: badge('#8a4b31') } },
  ),
  product('zip-hoodie', zipHoodie, {}, { navy: { lining: '#8d9196' }, stone: {} }),
]);

export const menTops = [...shirts, ...tees, ...sweatshirts];
