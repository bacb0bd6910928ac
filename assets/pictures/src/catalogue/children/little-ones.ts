import { babyCardigan } from '../../cuts/children/baby-cardigan.ts';
import { bodySuit } from '../../cuts/children/body-suit.ts';
import { booties } from '../../cuts/children/booties.ts';
import { childDress } from '../../cuts/children/child-dress.ts';
import { girlsPinafore } from '../../cuts/children/girls-pinafore.ts';
import { partyDress } from '../../cuts/children/party-dress.ts';
import { romper } from '../../cuts/children/romper.ts';
import { sleepsuit } from '../../cuts/children/sleepsuit.ts';
import { snowsuit } from '../../cuts/children/snowsuit.ts';
import { tulleSkirt } from '../../cuts/children/tulle-skirt.ts';
import { bear, rabbit } from '../../cuts/toys/soft-toy.ts';
import { stackingRings } from '../../cuts/toys/stacking-rings.ts';
import { woodenCar } from '../../cuts/toys/wooden-car.ts';
import { product, shelf } from '../product.ts';

const dresses = shelf('girls-dresses', [
  product(
    ['kids-collar-dress', 'child-dress'],
    childDress,
    {},
    {
      'rose-floral': {
        tone: 'rose',
        color: '#e6d6cc',
        sash: '#a06a5e',
        cutout: true,
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
  product('girls-pinafore', girlsPinafore, {}, { wine: {}, mustard: { buttons: '#523728' } }),
  product('tulle-skirt', tulleSkirt, {}, { rose: {}, lilac: {} }),
  product('party-dress', partyDress, {}, { navy: {}, wine: {} }),
]);

const clothes = shelf('baby-clothing', [
  product(
    'body-suit',
    bodySuit,
    {},
    {
      ivory: {
        trim: '#8b947f',
        pattern: { kind: 'stars', inks: ['#a8742f', '#7488a0', '#a06a5e'], pitch: 58 },
      },
      sage: { trim: '#d8d2c0', pattern: { kind: 'dots', ink: '#d8d2c0', pitch: 40, radius: 5 } },
    },
  ),
  product(
    'sleepsuit',
    sleepsuit,
    {},
    {
      'sky-stripe': {
        tone: 'sky',
        color: '#e8e3d8',
        trim: '#9dadbb',
        pattern: { kind: 'stripes', ink: '#9dadbb', pitch: 26, share: 0.42 },
      },
      'ivory-clouds': { tone: 'ivory', trim: '#b08a84', pattern: { kind: 'clouds', ink: '#c9b4a6', pitch: 92 } },
    },
  ),
  product(
    ['baby-romper', 'romper'],
    romper,
    {},
    {
      clay: {},
      'sage-gingham': { tone: 'sage', color: '#ece6da', pattern: { kind: 'gingham', ink: '#8b947f', pitch: 26 } },
    },
  ),
  product('baby-cardigan', babyCardigan, {}, { oat: {}, rose: {} }),
  product('snowsuit', snowsuit, {}, { rust: { plush: '#d8c9b0' }, navy: { plush: '#b9b2a6', trim: '#8a4b31' } }),
  product(['baby-booties', 'booties'], booties, {}, { oat: { trim: '#8a6b45' }, slate: { trim: '#d2c8b6' } }),
]);

const toys = shelf('baby-toys', [
  product(
    ['teddy-bear', 'bear'],
    bear,
    {},
    { brown: { color: '#7d5a3e', light: '#cbb08c' }, oat: { color: '#d2c2a6', light: '#eee3cf', ribbon: '#2b3549' } },
  ),
  product(
    ['plush-rabbit', 'rabbit'],
    rabbit,
    {},
    { grey: { color: '#a9a49c', light: '#ddd7cc', ribbon: '#5f6b80' }, rose: { light: '#ead9d0', ribbon: '#8c5540' } },
  ),
  product(
    'stacking-rings',
    stackingRings,
    {},
    { rust: {}, teal: { rings: ['#b08a84', '#e0d3bb', '#a8742f', '#7f8a73'] } },
  ),
  product('wooden-car', woodenCar, {}, { denim: {}, mustard: {} }),
]);

export const littleOnes = [...dresses, ...clothes, ...toys];
