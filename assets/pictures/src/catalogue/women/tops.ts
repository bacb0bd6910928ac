import { blouse } from '../../cuts/tops/blouse.ts';
import { bowBlouse } from '../../cuts/tops/bow-blouse.ts';
import { boxyTee } from '../../cuts/tops/boxy-tee.ts';
import { camisole } from '../../cuts/tops/camisole.ts';
import { crewTee } from '../../cuts/tops/crew-tee.ts';
import { croppedHoodie } from '../../cuts/tops/cropped-hoodie.ts';
import { frillBlouse } from '../../cuts/tops/frill-blouse.ts';
import { longSleeveTee } from '../../cuts/tops/long-sleeve-tee.ts';
import { poplinShirt } from '../../cuts/tops/poplin-shirt.ts';
import { puffBlouse } from '../../cuts/tops/puff-blouse.ts';
import { tank } from '../../cuts/tops/tank.ts';
import { vNeckTee } from '../../cuts/tops/v-neck-tee.ts';
import { westernShirt } from '../../cuts/tops/western-shirt.ts';
import { product, shelf } from '../product.ts';

const shirts = shelf('women-shirts', [
  product(
    ['soft-blouse', 'blouse'],
    blouse,
    {},
    {
      ivory: {},
      'ink-dots': {
        tone: 'ink',
        buttons: '#ddd3c2',
        pattern: { kind: 'dots', ink: '#ddd3c2', pitch: 32, radius: 4.4 },
      },
    },
  ),
  product(
    'poplin-shirt',
    poplinShirt,
    {},
    {
      white: { cutout: true },
      'sky-stripe': {
        tone: 'sky',
        color: '#e6e2d8',
        pattern: { kind: 'verticalStripes', ink: '#8da3b8', pitch: 28, share: 0.46 },
      },
    },
  ),
  product('bow-blouse', bowBlouse, {}, { rose: {}, ink: {} }),
  product(
    'frill-blouse',
    frillBlouse,
    {},
    {
      white: {},
      'sky-dots': { tone: 'sky', pattern: { kind: 'dots', ink: '#eceae4', pitch: 30, radius: 4 } },
    },
  ),
  product(
    ['puff-sleeve-blouse', 'puff-blouse'],
    puffBlouse,
    {},
    {
      ivory: {},
      'rose-gingham': { tone: 'rose', color: '#ece6da', pattern: { kind: 'gingham', ink: '#b08a84', pitch: 24 } },
    },
  ),
  product(
    ['western-denim-shirt', 'western-shirt'],
    westernShirt,
    { buttons: '#e0dacd' },
    { sky: { color: '#9fb4c6' }, denim: { color: '#48617c' } },
  ),
]);

const tops = shelf('women-tops', [
  product(
    'breton-tee',
    crewTee,
    {},
    {
      navy: {
        color: '#ece6da',
        trim: '#ece6da',
        pattern: { kind: 'stripes', ink: '#2b3549', pitch: 38, share: 0.34, from: 318 },
      },
      rust: {
        color: '#e6dccb',
        trim: '#8a4b31',
        pattern: { kind: 'stripes', ink: '#8a4b31', pitch: 44, share: 0.5, from: 318 },
      },
    },
  ),
  product('rib-tank', tank, {}, { ecru: {}, ink: {}, clay: {} }),
  product('v-neck-tee', vNeckTee, {}, { white: {}, olive: {}, wine: {} }),
  product(['satin-camisole', 'camisole'], camisole, {}, { rose: {}, ink: {} }),
  product(
    ['striped-long-sleeve', 'long-sleeve-tee'],
    longSleeveTee,
    {},
    {
      'navy-stripe': {
        tone: 'navy',
        color: '#ece6da',
        pattern: { kind: 'stripes', ink: '#2b3549', pitch: 24, share: 0.32 },
      },
      clay: {},
    },
  ),
  product(
    ['printed-tee', 'leaf-tee'],
    boxyTee,
    {},
    {
      white: { print: { name: 'branch', colors: ['#56604c', '#7f8a73', '#56604c'], y: 460, size: 0.86 } },
      sand: { print: { name: 'sun', colors: ['#8a4b31', '#8a4b31', '#2b3549'], y: 430, size: 0.8 } },
    },
  ),
  product('cropped-hoodie', croppedHoodie, {}, { lilac: {}, charcoal: { cords: '#8d9196' } }),
]);

export const womenTops = [...shirts, ...tops];
