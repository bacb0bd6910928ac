import { beanie } from '../cuts/accessories/beanie.ts';
import { belt } from '../cuts/accessories/belt.ts';
import { gloves } from '../cuts/accessories/gloves.ts';
import { scarf } from '../cuts/accessories/scarf.ts';
import { backpack } from '../cuts/bags/backpack.ts';
import { crossbody } from '../cuts/bags/crossbody.ts';
import { handbag } from '../cuts/bags/handbag.ts';
import { tote } from '../cuts/bags/tote.ts';
import { ankleBoot } from '../cuts/shoes/ankle-boot.ts';
import { ballerinas } from '../cuts/shoes/ballerinas.ts';
import { chelseaBoot } from '../cuts/shoes/chelsea-boot.ts';
import { loafers } from '../cuts/shoes/loafers.ts';
import { slippers } from '../cuts/shoes/slippers.ts';
import { sneaker } from '../cuts/shoes/sneaker.ts';
import { range } from './range.ts';

const bags = [
  range('handbag', handbag, {}, { cognac: {}, bordeaux: {}, ink: { metal: '#a8a59c' } }),
  range('crossbody', crossbody, {}, { camel: {}, wine: {}, olive: {} }),
  range(
    'tote',
    tote,
    {},
    {
      ecru: { handles: '#7a5638', handleFabric: 'smoothLeather' },
      ink: {},
      stripe: {
        tone: 'navy',
        color: '#d8d0bf',
        handles: '#2b3549',
        pattern: { kind: 'verticalStripes', ink: '#2b3549', pitch: 46, share: 0.22 },
      },
    },
  ),
  range('backpack', backpack, {}, { olive: {}, navy: {}, clay: { leather: '#523728' } }),
].flat();

const small = [
  range(
    'scarf',
    scarf,
    {},
    {
      tartan: {
        tone: 'wine',
        color: '#6d3034',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.3, '#2b3549'],
            [0.42, 0.05, '#d3c4a6'],
            [0.62, 0.12, '#2b3549'],
          ],
          pitch: 130,
        },
      },
      grey: { pattern: { kind: 'melange', ink: '#5f656c' } },
      camel: {},
    },
  ),
  range('beanie', beanie, {}, { charcoal: {}, clay: {} }),
  range('gloves', gloves, {}, { sage: {}, charcoal: {}, camel: {} }),
  range('belt', belt, {}, { brown: {}, ink: { metal: '#a8a59c' } }),
].flat();

const shoes = [
  range(
    'sneaker',
    sneaker,
    {},
    {
      white: {},
      navy: { fabric: 'suede', accent: '#d8d0bf', heel: '#8c5540' },
      sage: { fabric: 'suede', accent: '#e6dece', heel: '#7a5638' },
    },
  ),
  range('ankle-boot', ankleBoot, {}, { cognac: { color: '#744a2e' }, ink: { metal: '#a8a59c' } }),
  range(
    'chelsea-boot',
    chelseaBoot,
    {},
    { ink: {}, sand: { fabric: 'suede', color: '#a58a63', sole: '#55402f' }, brown: {} },
  ),
  range('loafers', loafers, {}, { bordeaux: {}, brown: { fabric: 'suede', color: '#67482f' }, ink: {} }),
  range('ballerinas', ballerinas, {}, { rose: {}, ink: {}, camel: {} }),
  range('slippers', slippers, {}, { taupe: {}, slate: {} }),
].flat();

export const accessories = [...bags, ...small, ...shoes];
