import { beanie } from '../../cuts/accessories/beanie.ts';
import { cap } from '../../cuts/accessories/cap.ts';
import { kidsMittens } from '../../cuts/accessories/kids-mittens.ts';
import { socks } from '../../cuts/accessories/socks.ts';
import { cityBackpack } from '../../cuts/bags/city-backpack.ts';
import { product, shelf } from '../product.ts';

const hats = shelf('children-hats', [
  product(
    'pompom-beanie',
    beanie,
    {},
    { rust: { pompom: '#8a4b31' }, oat: { pompom: '#a8987e' }, navy: { pompom: '#c8bca6' } },
  ),
  product('kids-mittens', kidsMittens, {}, { mustard: { cuff: '#2b3549' }, sky: { cuff: '#e6dece' } }),
  product('kids-cap', cap, {}, { sage: { brim: '#a8742f' }, denim: { brim: '#8a4b31' } }),
]);

const bags = shelf('children-bags', [
  product('kids-backpack', cityBackpack, { fox: true }, { rust: {}, navy: { accent: '#9dadbb' } }),
  product(
    'kids-socks',
    socks,
    {},
    {
      mustard: { color: '#d9a964', accent: '#33594b', pattern: { kind: 'dots', ink: '#efe6d2', pitch: 40, radius: 9 } },
      sky: { color: '#d8dde0', accent: '#8a4b31', pattern: { kind: 'stripes', ink: '#7f93a6', pitch: 36, share: 0.5 } },
    },
  ),
]);

export const childrenAccessories = [...hats, ...bags];
