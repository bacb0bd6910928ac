import { feltSlippers } from '../../cuts/shoes/felt-slippers.ts';
import { highTop } from '../../cuts/shoes/high-top.ts';
import { kidsMaryJane } from '../../cuts/shoes/kids-mary-jane.ts';
import { kidsSnowBoot } from '../../cuts/shoes/kids-snow-boot.ts';
import { rainBoots } from '../../cuts/shoes/rain-boots.ts';
import { strapSandals } from '../../cuts/shoes/strap-sandals.ts';
import { velcroSneaker } from '../../cuts/shoes/velcro-sneaker.ts';
import { product, shelf } from '../product.ts';

const shoes = shelf('children-sneakers', [
  product(
    ['velcro-sneakers', 'velcro-sneaker'],
    velcroSneaker,
    {},
    { white: { accent: '#7488a0', heel: '#a8742f' }, navy: { accent: '#a8742f', heel: '#e6dece' } },
  ),
  product(
    ['kids-high-tops', 'kids-high-top'],
    highTop,
    { star: true },
    { mustard: { accent: '#2b3549' }, denim: { accent: '#8a4b31' } },
  ),
  product(['kids-mary-janes', 'kids-mary-jane'], kidsMaryJane, {}, { wine: {}, ink: { fabric: 'patent' } }),
  product(
    'kids-sandals',
    strapSandals,
    { child: true },
    { cognac: {}, navy: { metal: '#a8a59c', footbed: '#b39a74' } },
  ),
]);

const boots = shelf('children-boots', [
  product(
    'rain-boots',
    rainBoots,
    {},
    {
      mustard: { cutout: true },
      'navy-dots': { tone: 'navy', pattern: { kind: 'dots', ink: '#ddd3c2', pitch: 50, radius: 9 } },
    },
  ),
  product(
    ['kids-snow-boots', 'kids-snow-boot'],
    kidsSnowBoot,
    {},
    { teal: { accent: '#8b947f' }, bordeaux: { accent: '#b08a84' } },
  ),
  product('kids-slippers', feltSlippers, { animal: true }, { grey: { sole: '#6a5138' }, sage: { sole: '#c2a27c' } }),
]);

export const childrenShoes = [...shoes, ...boots];
