import { beanie } from '../cuts/accessories/beanie.ts';
import { joggers } from '../cuts/bottoms/joggers.ts';
import { bodySuit } from '../cuts/children/body-suit.ts';
import { childDress } from '../cuts/children/child-dress.ts';
import { dungarees } from '../cuts/children/dungarees.ts';
import { puffer } from '../cuts/outerwear/puffer.ts';
import { raincoat } from '../cuts/outerwear/raincoat.ts';
import { rainBoots } from '../cuts/shoes/rain-boots.ts';
import { crewTee } from '../cuts/tops/crew-tee.ts';
import { sweatshirt } from '../cuts/tops/sweatshirt.ts';
import { range } from './range.ts';

const clothes = [
  range(
    'striped-tee',
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
      sage: { color: '#e2ddd0', trim: '#8b947f', pattern: { kind: 'stripes', ink: '#7f8a73', pitch: 64, share: 0.5 } },
    },
  ),
  range(
    'dungarees',
    dungarees,
    {},
    {
      denim: { color: '#4f6680' },
      mustard: { color: '#9a7038', fabric: 'corduroy', thread: '#74522a', turnUp: '#d3c4a6' },
      sage: { color: '#7d8772', fabric: 'corduroy', thread: '#566050', turnUp: '#d8d2c0' },
    },
  ),
  range('raincoat', raincoat, {}, { mustard: {}, slate: { liningStripe: '#a8742f' }, rose: {} }),
  range(
    'child-dress',
    childDress,
    {},
    {
      'rose-floral': {
        tone: 'rose',
        color: '#e6d6cc',
        sash: '#a06a5e',
        pattern: { kind: 'floral', petals: ['#b0796c', '#c09a68', '#8f7f86'], pitch: 52 },
      },
      'sky-gingham': {
        tone: 'sky',
        color: '#ece6da',
        sash: '#5f7488',
        pattern: { kind: 'gingham', ink: '#7488a0', pitch: 26 },
      },
    },
  ),
  range(
    'body-suit',
    bodySuit,
    {},
    {
      ivory: { trim: '#8b947f', pattern: { kind: 'stars', inks: ['#a8742f', '#7488a0', '#a06a5e'], pitch: 58 } },
      sage: { trim: '#d8d2c0', pattern: { kind: 'dots', ink: '#d8d2c0', pitch: 40, radius: 5 } },
    },
  ),
  range(
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
  range(
    'joggers',
    joggers,
    {},
    {
      sage: {},
      grey: { pattern: { kind: 'melange', ink: '#bdbab4' } },
      navy: {},
    },
  ),
  range('padded-vest', puffer, { vest: true }, { clay: {}, olive: {}, navy: { lining: '#8c5540' } }),
].flat();

const extras = [
  range(
    'rain-boots',
    rainBoots,
    {},
    {
      mustard: {},
      'navy-dots': { tone: 'navy', pattern: { kind: 'dots', ink: '#ddd3c2', pitch: 50, radius: 9 } },
    },
  ),
  range(
    'pompom-beanie',
    beanie,
    {},
    {
      rust: { pompom: '#8a4b31' },
      oat: { pompom: '#a8987e' },
      navy: { pompom: '#c8bca6' },
    },
  ),
].flat();

export const children = [...clothes, ...extras];
