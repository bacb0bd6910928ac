import { jumpsuit } from '../../cuts/dresses/jumpsuit.ts';
import { knitDress } from '../../cuts/dresses/knit-dress.ts';
import { linenDress } from '../../cuts/dresses/linen-dress.ts';
import { pleatedDress } from '../../cuts/dresses/pleated-dress.ts';
import { shiftDress } from '../../cuts/dresses/shift-dress.ts';
import { shirtDress } from '../../cuts/dresses/shirt-dress.ts';
import { slipDress } from '../../cuts/dresses/slip-dress.ts';
import { tieredDress } from '../../cuts/dresses/tiered-dress.ts';
import { velvetDress } from '../../cuts/dresses/velvet-dress.ts';
import { wrapDress } from '../../cuts/dresses/wrap-dress.ts';
import { bikini } from '../../cuts/nightwear/bikini.ts';
import { nightshirt } from '../../cuts/nightwear/nightshirt.ts';
import { pyjamas } from '../../cuts/nightwear/pyjamas.ts';
import { robe } from '../../cuts/nightwear/robe.ts';
import { swimsuit } from '../../cuts/nightwear/swimsuit.ts';
import { product, shelf } from '../product.ts';

const dresses = shelf('women-dresses', [
  product(
    ['satin-midi-dress', 'pleated-dress'],
    pleatedDress,
    {},
    { wine: { cutout: true }, emerald: { cutout: true } },
  ),
  product(
    ['printed-tea-dress', 'tea-dress'],
    pleatedDress,
    { fabric: 'crepe' },
    {
      'navy-floral': {
        tone: 'navy',
        color: '#262d47',
        sash: '#262d47',
        pattern: { kind: 'floral', petals: ['#c08b92', '#ddcbb8', '#a8654a'], pitch: 70 },
      },
      'ink-dots': { tone: 'ink', pattern: { kind: 'dots', ink: '#ddd3c2', pitch: 40, radius: 6 } },
    },
  ),
  product(
    'shirt-dress',
    shirtDress,
    {},
    {
      sage: {},
      clay: { belt: '#523728' },
      'navy-pinstripe': { tone: 'navy', pattern: { kind: 'pinstripe', ink: '#8f98a8', pitch: 18, width: 1.5 } },
    },
  ),
  product('slip-dress', slipDress, {}, { taupe: { cutout: true }, ink: {} }),
  product(['knitted-dress', 'knit-dress'], knitDress, {}, { oat: {}, charcoal: {}, clay: {} }),
  product(
    'wrap-dress',
    wrapDress,
    {},
    {
      'rust-leaves': {
        tone: 'rust',
        color: '#7d4029',
        pattern: { kind: 'leaves', inks: ['#d9c29a', '#4f5a48', '#c08a5c'], pitch: 60 },
      },
      'navy-dots': { tone: 'navy', pattern: { kind: 'dots', ink: '#d8d0bf', pitch: 28, radius: 3.6 } },
    },
  ),
  product('tiered-dress', tieredDress, {}, { white: { cutout: true }, sage: {} }),
  product('shift-dress', shiftDress, {}, { ink: {}, mustard: { buttons: '#523728' } }),
  product(['button-linen-dress', 'linen-dress'], linenDress, {}, { sand: {}, olive: {} }),
  product('velvet-dress', velvetDress, {}, { emerald: {}, bordeaux: {} }),
  product(
    ['wrap-jumpsuit', 'jumpsuit'],
    jumpsuit,
    {},
    {
      wine: {},
      'olive-leaves': {
        tone: 'olive',
        color: '#4b4d3a',
        pattern: { kind: 'leaves', inks: ['#8b947f', '#c9b48a', '#6f7a5e'], pitch: 66 },
      },
    },
  ),
]);

const night = shelf('women-nightwear', [
  product(
    'satin-pyjamas',
    pyjamas,
    { fabric: 'satin', wide: true },
    { bordeaux: { piping: '#c9a9a0' }, ivory: { piping: '#2d2c2f', buttons: '#2d2c2f' } },
  ),
  product(
    'nightshirt',
    nightshirt,
    {},
    {
      'sky-stripe': {
        tone: 'sky',
        color: '#e6e4dc',
        pattern: { kind: 'verticalStripes', ink: '#9dadbb', pitch: 36, share: 0.5 },
      },
      rose: {},
    },
  ),
  product(['waffle-robe', 'robe'], robe, {}, { white: { cutout: true }, sage: {} }),
  product(
    'swimsuit',
    swimsuit,
    {},
    {
      ink: { trim: '#d2c8b6' },
      teal: {},
      'rust-leaves': {
        tone: 'rust',
        color: '#e2d6bd',
        trim: '#8a4b31',
        pattern: { kind: 'leaves', inks: ['#8a4b31', '#a8742f', '#5f6048'], pitch: 62 },
      },
    },
  ),
  product(
    'bikini',
    bikini,
    {},
    {
      olive: {},
      'navy-stripe': { tone: 'navy', pattern: { kind: 'stripes', ink: '#e6dece', pitch: 30, share: 0.3 } },
    },
  ),
]);

export const womenDresses = [...dresses, ...night];
