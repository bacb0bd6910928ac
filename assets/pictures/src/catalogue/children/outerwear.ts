import { bearJacket } from '../../cuts/outerwear/bear-jacket.ts';
import { girlsCoat } from '../../cuts/outerwear/girls-coat.ts';
import { kidsAnorak } from '../../cuts/outerwear/kids-anorak.ts';
import { kidsPuffer } from '../../cuts/outerwear/kids-puffer.ts';
import { puffer } from '../../cuts/outerwear/puffer.ts';
import { raincoat } from '../../cuts/outerwear/raincoat.ts';
import { product, shelf } from '../product.ts';

const shoulders = (color: string) => ({ kind: 'blocks', until: [[440, color]] }) as const;

const girls = shelf('girls-jackets', [
  product(
    ['kids-raincoat', 'raincoat'],
    raincoat,
    {},
    { mustard: { cutout: true }, slate: { liningStripe: '#a8742f' } },
  ),
  product(
    ['girls-wool-coat', 'girls-coat'],
    girlsCoat,
    {},
    { wine: { trim: '#3d1a24', buttons: '#b79f6a' }, camel: { trim: '#5a4030', buttons: '#5a4030' } },
  ),
  product(
    'bear-jacket',
    bearJacket,
    {},
    { oat: { lining: '#b08a84' }, brown: { color: '#6a4c36', lining: '#c2a27c' } },
  ),
]);

const boys = shelf('boys-jackets', [
  product(['kids-padded-vest', 'padded-vest'], puffer, { vest: true }, { clay: {}, olive: {} }),
  product(
    'kids-puffer',
    kidsPuffer,
    {},
    {
      mustard: { pattern: shoulders('#2b3549'), trim: '#2b3549', lining: '#2b3549' },
      teal: { pattern: shoulders('#b39a74'), trim: '#3a524e', lining: '#8a734f' },
    },
  ),
  product(
    'kids-anorak',
    kidsAnorak,
    {},
    {
      rust: { pattern: { kind: 'blocks', until: [[500, '#d2c8b6']] }, trim: '#33594b', lining: '#5a3426' },
      navy: { pattern: { kind: 'blocks', until: [[500, '#a8742f']] }, trim: '#8d9196', lining: '#1f2736' },
    },
  ),
]);

export const childrenOuterwear = [...girls, ...boys];
