import { basket } from '../cuts/home/basket.ts';
import { bedding } from '../cuts/home/bedding.ts';
import { clock } from '../cuts/home/clock.ts';
import { cushion } from '../cuts/home/cushion.ts';
import { lamp } from '../cuts/home/lamp.ts';
import { mug } from '../cuts/home/mug.ts';
import { rug } from '../cuts/home/rug.ts';
import { throwBlanket } from '../cuts/home/throw.ts';
import { towels } from '../cuts/home/towels.ts';
import { vase } from '../cuts/home/vase.ts';
import { range } from './range.ts';

const textiles = [
  range('velvet-cushion', cushion, { fabric: 'velvet' }, { wine: { cutout: true }, emerald: {}, mustard: {} }),
  range(
    'cotton-cushion',
    cushion,
    {},
    {
      'sage-check': {
        tone: 'sage',
        cutout: true,
        color: '#e2d9c8',
        piping: '#ddd2bf',
        pattern: { kind: 'check', ink: '#8a9684', line: '#a8754f', pitch: 96 },
      },
      'oat-stripe': {
        tone: 'oat',
        cutout: true,
        fabric: 'linen',
        color: '#ded4c2',
        piping: '#cdbfa8',
        pattern: { kind: 'verticalStripes', ink: '#9a8a6f', pitch: 34, share: 0.14 },
      },
    },
  ),
  range(
    'throw',
    throwBlanket,
    {},
    {
      sage: {},
      oat: {},
      'camel-check': {
        tone: 'camel',
        color: '#d8ccb6',
        fabric: 'wool',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.34, '#a5835a'],
            [0.44, 0.05, '#4a4038'],
            [0.8, 0.06, '#a5835a'],
          ],
          pitch: 150,
        },
      },
    },
  ),
  range(
    'bedding',
    bedding,
    {},
    {
      'sage-sprigs': {
        tone: 'sage',
        color: '#e4e1d7',
        reverse: '#8f9c86',
        pattern: { kind: 'sprigs', ink: '#7d8f78', bud: '#a06a5e', pitch: 74 },
      },
      'sky-stripe': {
        tone: 'sky',
        color: '#dfdbd1',
        reverse: '#8497a6',
        pattern: { kind: 'verticalStripes', ink: '#8fa0ae', pitch: 44, share: 0.34 },
      },
    },
  ),
  range(
    'towels',
    towels,
    {},
    {
      clay: { color: '#a3685a', middle: '#d8cdb8', lower: '#7f8c80' },
      slate: { color: '#66727d', middle: '#a9b0b3', lower: '#d8d2c4' },
    },
  ),
  range(
    'rug',
    rug,
    {},
    {
      clay: { color: '#d8ccb8' },
      navy: { color: '#d3cec2', motif: '#35465c', second: '#7f8fa0', third: '#a5835a' },
    },
  ),
].flat();

const things = [
  range('ceramic-lamp', lamp, {}, { teal: { cutout: true }, clay: { cutout: true }, ivory: { color: '#d3c7b2' } }),
  range(
    'vase',
    vase,
    {},
    {
      oat: { cutout: true, leaves: '#828a72' },
      charcoal: { color: '#3c3c3e', leaves: '#8f8a62' },
      clay: { leaves: '#7d8772' },
    },
  ),
  range(
    'mug',
    mug,
    {},
    {
      slate: { color: '#6b7c80' },
      oat: { color: '#d8cdb8', fabric: 'stoneware', foot: '#9a7250', pattern: { kind: 'speckle', ink: '#5a4a3a' } },
      clay: { inner: '#ddd3c2' },
    },
  ),
  range('basket', basket, {}, { straw: {} }),
  range('clock', clock, {}, { camel: {}, brown: { dial: '#e6dfd0' } }),
].flat();

export const home = [...textiles, ...things];
