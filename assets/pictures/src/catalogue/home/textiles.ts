import { bathMat } from '../../cuts/home/bath-mat.ts';
import { bathSet } from '../../cuts/home/bath-set.ts';
import { bedding } from '../../cuts/home/bedding.ts';
import { berberRug } from '../../cuts/home/berber-rug.ts';
import { curtain } from '../../cuts/home/curtain.ts';
import { cushion } from '../../cuts/home/cushion.ts';
import { fittedSheet } from '../../cuts/home/fitted-sheet.ts';
import { juteRug } from '../../cuts/home/jute-rug.ts';
import { pouf } from '../../cuts/home/pouf.ts';
import { roundCushion } from '../../cuts/home/round-cushion.ts';
import { rug } from '../../cuts/home/rug.ts';
import { runnerRug } from '../../cuts/home/runner-rug.ts';
import { throwBlanket } from '../../cuts/home/throw.ts';
import { towels } from '../../cuts/home/towels.ts';
import { product, shelf } from '../product.ts';

const cushions = shelf('home-cushions', [
  product('velvet-cushion', cushion, { fabric: 'velvet' }, { wine: { cutout: true }, emerald: {} }),
  product(
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
  product('boucle-cushion', cushion, { fabric: 'boucle', plain: true }, { ivory: {}, clay: {} }),
  product(
    'tassel-cushion',
    cushion,
    { fabric: 'linen' },
    { mustard: { tassels: '#e6dece' }, slate: { tassels: '#b39a74' } },
  ),
  product('round-cushion', roundCushion, {}, { rose: { cutout: true }, teal: {} }),
]);

const throws = shelf('home-throws', [
  product(
    ['fringed-throw', 'throw'],
    throwBlanket,
    {},
    {
      sage: {},
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
  product(
    ['knitted-throw', 'knit-throw'],
    throwBlanket,
    { fabric: 'cableKnit', hemmed: true },
    { ivory: {}, grey: {} },
  ),
  product(['knitted-pouf', 'pouf'], pouf, {}, { slate: {}, camel: { cutout: true } }),
]);

const bedroom = shelf('home-bedding', [
  product(
    ['printed-bedding', 'bedding'],
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
  product(
    'linen-bedding',
    bedding,
    { fabric: 'linen' },
    { clay: { buttons: '#e6dece', sheet: '#e2d4c6' }, slate: { buttons: '#d2c8b6', sheet: '#cfd0cc' } },
  ),
  product('fitted-sheet', fittedSheet, {}, { white: {}, lilac: { ribbon: '#e6dece' } }),
]);

const bathroom = shelf('home-bath', [
  product(
    ['towel-set', 'towels'],
    towels,
    {},
    {
      clay: { color: '#a3685a', middle: '#d8cdb8', lower: '#7f8c80' },
      slate: { color: '#66727d', middle: '#a9b0b3', lower: '#d8d2c4' },
    },
  ),
  product('bath-mat', bathMat, {}, { sage: {}, stone: {} }),
  product('bath-set', bathSet, {}, { ivory: {}, charcoal: {} }),
]);

const floors = shelf('home-rugs', [
  product(
    ['kilim-rug', 'rug'],
    rug,
    {},
    {
      clay: { color: '#d8ccb8' },
      navy: { color: '#d3cec2', motif: '#35465c', second: '#7f8fa0', third: '#a5835a' },
    },
  ),
  product(['round-jute-rug', 'jute-rug'], juteRug, {}, { straw: {}, taupe: { rings: '#3f3b38' } }),
  product(['striped-runner', 'runner-rug'], runnerRug, {}, { denim: {}, rust: { third: '#33594b' } }),
  product('berber-rug', berberRug, {}, { ivory: {}, charcoal: { lines: '#cfc6b6' } }),
  product('curtain', curtain, {}, { ecru: {}, emerald: { fabric: 'velvet', rod: '#a58a54' } }),
]);

export const homeTextiles = [...cushions, ...throws, ...bedroom, ...bathroom, ...floors];
