import { buttonSkirt } from '../cuts/bottoms/button-skirt.ts';
import { jeans } from '../cuts/bottoms/jeans.ts';
import { pleatedSkirt } from '../cuts/bottoms/pleated-skirt.ts';
import { wideTrousers } from '../cuts/bottoms/wide-trousers.ts';
import { pleatedDress } from '../cuts/dresses/pleated-dress.ts';
import { shirtDress } from '../cuts/dresses/shirt-dress.ts';
import { beltedCoat } from '../cuts/outerwear/belted-coat.ts';
import { blazer } from '../cuts/outerwear/blazer.ts';
import { cocoonCoat } from '../cuts/outerwear/cocoon-coat.ts';
import { trench } from '../cuts/outerwear/trench.ts';
import { blouse } from '../cuts/tops/blouse.ts';
import { cardigan } from '../cuts/tops/cardigan.ts';
import { crewJumper } from '../cuts/tops/crew-jumper.ts';
import { crewTee } from '../cuts/tops/crew-tee.ts';
import { rollNeck } from '../cuts/tops/roll-neck.ts';
import { tank } from '../cuts/tops/tank.ts';
import { range } from './range.ts';

const outerwear = [
  range(
    'belted-coat',
    beltedCoat,
    {},
    {
      camel: { cutout: true },
      oat: { cutout: true, lining: '#8a7c68' },
      slate: { cutout: true, buttons: '#2f2d2e' },
      ink: { buttons: '#1f1e20', lining: '#5a5350' },
    },
  ),
  range('cocoon-coat', cocoonCoat, {}, { clay: {}, sage: { lining: '#6f7364' }, oat: {} }),
  range('trench', trench, {}, { stone: {}, slate: { lining: '#8a7763', buttons: '#2f2d2e' }, camel: {} }),
  range(
    'blazer',
    blazer,
    {},
    {
      navy: {},
      camel: { buttons: '#4f3c2a' },
      houndstooth: {
        tone: 'taupe',
        color: '#ded5c4',
        pattern: { kind: 'houndstooth', ink: '#4a4038', pitch: 22 },
        lining: '#7a5a4a',
      },
    },
  ),
].flat();

const dresses = [
  range('pleated-dress', pleatedDress, {}, { wine: { cutout: true }, emerald: { cutout: true }, rose: {} }),
  range(
    'tea-dress',
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
      'sage-floral': {
        tone: 'sage',
        color: '#7d8772',
        pattern: { kind: 'floral', petals: ['#ded3c0', '#b08a84', '#c9b48a'], leaf: '#56604c', pitch: 62 },
      },
    },
  ),
  range(
    'shirt-dress',
    shirtDress,
    {},
    {
      sage: {},
      clay: { belt: '#523728' },
      'navy-pinstripe': { tone: 'navy', pattern: { kind: 'pinstripe', ink: '#8f98a8', pitch: 18, width: 1.5 } },
    },
  ),
].flat();

const knitwear = [
  range('rib-jumper', crewJumper, { fabric: 'chunkyKnit' }, { oat: { cutout: true }, navy: {}, wine: {} }),
  range(
    'striped-jumper',
    crewJumper,
    { fabric: 'fineKnit' },
    {
      brown: {
        color: '#ddd2be',
        trim: '#ddd2be',
        pattern: { kind: 'stripes', ink: '#523a31', pitch: 70, share: 0.42 },
      },
      navy: { color: '#ddd6c8', trim: '#2b3549', pattern: { kind: 'stripes', ink: '#2b3549', pitch: 44, share: 0.5 } },
    },
  ),
  range('cable-jumper', crewJumper, { fabric: 'cableKnit' }, { ivory: {}, slate: {}, emerald: {} }),
  range('roll-neck', rollNeck, {}, { camel: {}, ink: {}, rose: {} }),
  range('cardigan', cardigan, {}, { sage: {}, oat: {}, wine: { buttons: '#2f2527' } }),
].flat();

const topsAndBottoms = [
  range(
    'blouse',
    blouse,
    {},
    {
      ivory: {},
      rose: {},
      'ink-dots': {
        tone: 'ink',
        buttons: '#ddd3c2',
        pattern: { kind: 'dots', ink: '#ddd3c2', pitch: 32, radius: 4.4 },
      },
    },
  ),
  range(
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
  range('rib-tank', tank, {}, { ecru: {}, ink: {}, clay: {} }),
  range('pleated-skirt', pleatedSkirt, {}, { ink: { cutout: true }, taupe: {}, emerald: {} }),
  range(
    'cord-skirt',
    buttonSkirt,
    {},
    {
      rust: {},
      navy: { buttons: '#8a6b45' },
      tartan: {
        tone: 'olive',
        color: '#3f4a3e',
        fabric: 'suiting',
        thread: '#1f2622',
        buttons: '#a58a54',
        pattern: {
          kind: 'plaid',
          bands: [
            [0, 0.2, '#222a30'],
            [0.3, 0.04, '#b79f6a'],
            [0.55, 0.2, '#222a30'],
            [0.85, 0.03, '#8a4b31'],
          ],
          pitch: 124,
        },
      },
    },
  ),
  range('wide-trousers', wideTrousers, {}, { ink: {}, clay: {}, oat: {} }),
  range(
    'straight-jeans',
    jeans,
    { fit: 'straight' },
    {
      denim: {},
      ecru: { worn: 0.15, thread: '#a8926c' },
      ink: { worn: 0.3, color: '#34353a', thread: '#6a6a6e' },
    },
  ),
  range('wide-jeans', jeans, { fit: 'wide' }, { sky: { color: '#8b9fb2', worn: 0.4 }, denim: { worn: 0.6 } }),
].flat();

export const women = [...outerwear, ...dresses, ...knitwear, ...topsAndBottoms];
