import { chinos } from '../cuts/bottoms/chinos.ts';
import { jeans } from '../cuts/bottoms/jeans.ts';
import { shorts } from '../cuts/bottoms/shorts.ts';
import { tailoredTrousers } from '../cuts/bottoms/tailored-trousers.ts';
import { pyjamas } from '../cuts/nightwear/pyjamas.ts';
import { bomber } from '../cuts/outerwear/bomber.ts';
import { overcoat } from '../cuts/outerwear/overcoat.ts';
import { puffer } from '../cuts/outerwear/puffer.ts';
import { crewJumper } from '../cuts/tops/crew-jumper.ts';
import { crewTee } from '../cuts/tops/crew-tee.ts';
import { halfZip } from '../cuts/tops/half-zip.ts';
import { hoodie } from '../cuts/tops/hoodie.ts';
import { overshirt } from '../cuts/tops/overshirt.ts';
import { polo } from '../cuts/tops/polo.ts';
import { shirt } from '../cuts/tops/shirt.ts';
import { range } from './range.ts';

const outerwear = [
  range(
    'overcoat',
    overcoat,
    {},
    {
      slate: { cutout: true },
      navy: {},
      herringbone: { tone: 'grey', color: '#696b69', pattern: { kind: 'herringbone', ink: '#4c4e50', pitch: 8 } },
      camel: { buttons: '#4f3c2a' },
    },
  ),
  range('puffer-jacket', puffer, {}, { olive: {}, navy: { lining: '#7a4a34' }, clay: {} }),
  range('bomber', bomber, {}, { slate: {}, olive: {}, ink: {} }),
].flat();

const shirts = [
  range(
    'oxford-shirt',
    shirt,
    {},
    {
      sky: {},
      white: {},
      'navy-stripe': {
        tone: 'navy',
        color: '#e6e2d8',
        pattern: { kind: 'verticalStripes', ink: '#53637c', pitch: 18, share: 0.34 },
      },
    },
  ),
  range(
    'check-shirt',
    shirt,
    { fabric: 'sweat', buttons: '#2a2622' },
    {
      rust: {
        color: '#7d4434',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.28, '#2b3138'],
            [0.34, 0.05, '#d3c4a8'],
            [0.62, 0.16, '#2b3138'],
          ],
          pitch: 108,
        },
      },
      navy: {
        color: '#3a485c',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.3, '#22262e'],
            [0.36, 0.05, '#a8a08c'],
            [0.66, 0.1, '#5c6a5a'],
          ],
          pitch: 96,
        },
      },
    },
  ),
  range(
    'overshirt',
    overshirt,
    {},
    {
      olive: {},
      navy: {},
      taupe: { fabric: 'corduroy', color: '#85725c' },
    },
  ),
  range('polo', polo, {}, { sage: { tipping: '#e6dece' }, navy: { tipping: '#e6dece' }, wine: {} }),
  range('heavy-tee', crewTee, {}, { white: {}, ink: {}, clay: {} }),
].flat();

const knitwear = [
  range('half-zip', halfZip, {}, { navy: {}, oat: {}, olive: {} }),
  range(
    'fair-isle-jumper',
    crewJumper,
    { fabric: 'fineKnit' },
    {
      navy: { trim: '#2b3549', pattern: { kind: 'fairIsle', ink: '#ddd3c0', second: '#8a4b31' } },
      charcoal: { trim: '#44474d', pattern: { kind: 'fairIsle', ink: '#d8d2c6', second: '#8b947f' } },
    },
  ),
  range(
    'hoodie',
    hoodie,
    {},
    {
      grey: { pattern: { kind: 'melange', ink: '#c4c1bb' }, lining: '#b5b3ae' },
      ink: { cords: '#2d2c2f' },
      sage: {},
    },
  ),
].flat();

const bottoms = [
  range('chinos', chinos, {}, { sand: {}, olive: {}, navy: {} }),
  range('cargo-trousers', chinos, { cargo: true }, { olive: { color: '#666348' }, stone: {} }),
  range(
    'suit-trousers',
    tailoredTrousers,
    {},
    {
      charcoal: { pattern: { kind: 'melange', ink: '#6a6d72' } },
      check: {
        tone: 'taupe',
        color: '#a3937a',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.06, '#6d5f49'],
            [0.5, 0.06, '#6d5f49'],
            [0.72, 0.03, '#ddd2bd'],
          ],
          pitch: 64,
        },
      },
    },
  ),
  range(
    'slim-jeans',
    jeans,
    { fit: 'slim' },
    {
      navy: { color: '#2f3b4f', worn: 0.5 },
      charcoal: { worn: 0.5, thread: '#6a6a6e' },
    },
  ),
  range('linen-shorts', shorts, {}, { sand: {}, navy: {} }),
  range(
    'pyjamas',
    pyjamas,
    {},
    {
      sky: { color: '#dcdfdf', pattern: { kind: 'pinstripe', ink: '#6b7f99', pitch: 20 } },
      wine: { piping: '#ddd2c4' },
    },
  ),
].flat();

export const men = [...outerwear, ...shirts, ...knitwear, ...bottoms];
