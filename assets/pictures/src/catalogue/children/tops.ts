import { crewTee } from '../../cuts/tops/crew-tee.ts';
import { girlsBlouse } from '../../cuts/tops/girls-blouse.ts';
import { girlsCardigan } from '../../cuts/tops/girls-cardigan.ts';
import { heartJumper } from '../../cuts/tops/heart-jumper.ts';
import { kidsCheckShirt } from '../../cuts/tops/kids-check-shirt.ts';
import { kidsHenley } from '../../cuts/tops/kids-henley.ts';
import { kidsHoodie } from '../../cuts/tops/kids-hoodie.ts';
import { kidsPrintTee } from '../../cuts/tops/kids-print-tee.ts';
import { sweatshirt } from '../../cuts/tops/sweatshirt.ts';
import { product, shelf } from '../product.ts';

const girls = shelf('girls-tops', [
  product(
    'kids-sweatshirt',
    sweatshirt,
    {},
    {
      rose: {},
      blocks: {
        tone: 'teal',
        trim: '#3a524e',
        pattern: {
          kind: 'blocks',
          until: [
            [470, '#d8cdb8'],
            [640, '#a8654a'],
          ],
        },
      },
    },
  ),
  product(
    'girls-blouse',
    girlsBlouse,
    {},
    {
      white: {},
      'rose-sprigs': {
        tone: 'rose',
        color: '#e6d6cc',
        pattern: { kind: 'sprigs', ink: '#8b947f', bud: '#a06a5e', pitch: 44 },
      },
    },
  ),
  product('girls-cardigan', girlsCardigan, {}, { mustard: {}, ivory: { buttons: '#b08a84' } }),
  product(
    'rabbit-tee',
    kidsPrintTee,
    {},
    {
      ivory: {
        trim: '#b08a84',
        print: { name: 'rabbit', colors: ['#b9a692', '#d8aea4', '#3a322b'], y: 500, size: 0.94 },
      },
      lilac: {
        trim: '#e6dece',
        print: { name: 'rabbit', colors: ['#ece6da', '#d8aea4', '#44474d'], y: 500, size: 0.94 },
      },
    },
  ),
  product(
    'heart-jumper',
    heartJumper,
    {},
    {
      oat: { print: { name: 'heart', colors: ['#8c4034', '#8c4034', '#8c4034'], y: 500, size: 0.8 } },
      wine: { print: { name: 'heart', colors: ['#d8b4aa', '#d8b4aa', '#d8b4aa'], y: 500, size: 0.8 } },
    },
  ),
]);

const boys = shelf('boys-tops', [
  product(
    ['kids-striped-tee', 'striped-tee'],
    crewTee,
    { size: 'child' },
    {
      mustard: {
        cutout: true,
        color: '#e2d6bd',
        trim: '#a8742f',
        pattern: { kind: 'stripes', ink: '#a8742f', pitch: 54, share: 0.42 },
      },
      navy: { color: '#e2ddd0', trim: '#2b3549', pattern: { kind: 'stripes', ink: '#2b3549', pitch: 40, share: 0.4 } },
    },
  ),
  product('kids-hoodie', kidsHoodie, {}, { mustard: { lining: '#2b3549' }, denim: { lining: '#a8742f' } }),
  product(
    'kids-check-shirt',
    kidsCheckShirt,
    { buttons: '#2a2622' },
    {
      rust: {
        color: '#c9b493',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.3, '#8a4b31'],
            [0.5, 0.06, '#4a3a30'],
          ],
          pitch: 74,
        },
      },
      teal: {
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.3, '#22302e'],
            [0.46, 0.06, '#c9a566'],
            [0.7, 0.12, '#22302e'],
          ],
          pitch: 88,
        },
      },
    },
  ),
  product(
    'dino-tee',
    kidsPrintTee,
    {},
    {
      sage: { print: { name: 'dinosaur', colors: ['#3a524e', '#c9a566', '#ece6da'], y: 500, size: 0.86 } },
      sand: { print: { name: 'dinosaur', colors: ['#8a4b31', '#5f6048', '#ece6da'], y: 500, size: 0.86 } },
    },
  ),
  product(
    'kids-henley',
    kidsHenley,
    {},
    {
      'olive-stripe': {
        tone: 'olive',
        color: '#d8d0bc',
        trim: '#5f6048',
        pattern: { kind: 'stripes', ink: '#5f6048', pitch: 30, share: 0.42 },
      },
      ecru: { trim: '#8a4b31', buttons: '#8a4b31' },
    },
  ),
]);

export const childrenTops = [...girls, ...boys];
