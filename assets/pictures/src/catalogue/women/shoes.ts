import { ankleBoot } from '../../cuts/shoes/ankle-boot.ts';
import { ballerinas } from '../../cuts/shoes/ballerinas.ts';
import { chelseaBoot } from '../../cuts/shoes/chelsea-boot.ts';
import { combatBoot } from '../../cuts/shoes/combat-boot.ts';
import { heeledSandal } from '../../cuts/shoes/heeled-sandal.ts';
import { highTop } from '../../cuts/shoes/high-top.ts';
import { kneeBoot } from '../../cuts/shoes/knee-boot.ts';
import { oxfordShoe } from '../../cuts/shoes/oxford-shoe.ts';
import { platformSneaker } from '../../cuts/shoes/platform-sneaker.ts';
import { pumps } from '../../cuts/shoes/pumps.ts';
import { retroRunner } from '../../cuts/shoes/retro-runner.ts';
import { slippers } from '../../cuts/shoes/slippers.ts';
import { sneaker } from '../../cuts/shoes/sneaker.ts';
import { strapSandals } from '../../cuts/shoes/strap-sandals.ts';
import { product, shelf } from '../product.ts';

const boots = shelf('women-boots', [
  product(
    ['ankle-boots', 'ankle-boot'],
    ankleBoot,
    {},
    { cognac: { color: '#744a2e', cutout: true }, ink: { metal: '#a8a59c' } },
  ),
  product(['lug-sole-boots', 'lug-boot'], chelseaBoot, { ridged: true }, { ink: {}, brown: { sole: '#c2a27c' } }),
  product(['knee-boots', 'knee-boot'], kneeBoot, {}, { brown: {}, ink: { sole: '#1d1a19' } }),
  product(['combat-boots', 'combat-boot'], combatBoot, {}, { ink: { laces: '#1d1a19' }, taupe: { laces: '#6d5f49' } }),
  product(['western-boots', 'western-boot'], kneeBoot, { western: true }, { sand: { sole: '#5a4030' }, ink: {} }),
]);

const sneakers = shelf('women-sneakers', [
  product(
    ['leather-sneakers', 'sneaker'],
    sneaker,
    {},
    { white: {}, navy: { fabric: 'suede', accent: '#d8d0bf', heel: '#8c5540' } },
  ),
  product(
    ['platform-sneakers', 'platform-sneaker'],
    platformSneaker,
    {},
    { ecru: { heel: '#8c5540' }, ink: { heel: '#d8d0bf', sole: '#efe9dc' } },
  ),
  product(
    ['retro-runners', 'retro-runner'],
    retroRunner,
    {},
    {
      sand: { color: '#d8cbb0', accent: '#b39a74', heel: '#2b3549', outsole: '#a07c50' },
      rose: { color: '#d3b9b2', accent: '#a67c76', heel: '#ece8de', outsole: '#8c6a4a' },
    },
  ),
  product(
    ['high-tops', 'high-top'],
    highTop,
    {},
    { ivory: { accent: '#67283a' }, rust: { accent: '#e6dece', sole: '#ece6d9' } },
  ),
]);

const flats = shelf('women-pumps', [
  product(['pointed-pumps', 'pumps'], pumps, {}, { wine: {}, ink: {}, taupe: { fabric: 'suede' } }),
  product(['mary-janes', 'mary-jane'], pumps, { strap: true }, { ink: { fabric: 'patent' }, camel: {} }),
  product('ballerinas', ballerinas, {}, { rose: {}, ink: {}, camel: {} }),
  product(
    ['chunky-loafers', 'chunky-loafer'],
    oxfordShoe,
    { toe: 'loafer' },
    { bordeaux: {}, ink: { metal: '#a8a59c' } },
  ),
]);

const sandals = shelf('women-sandals', [
  product(
    'cork-sandals',
    strapSandals,
    {},
    { brown: { color: '#6a4730' }, ink: { footbed: '#a58a66', metal: '#a8a59c' } },
  ),
  product(['heeled-sandals', 'heeled-sandal'], heeledSandal, {}, { camel: {}, ink: {} }),
  product(['house-slippers', 'slippers'], slippers, {}, { taupe: {}, slate: {} }),
]);

export const womenShoes = [...boots, ...sneakers, ...flats, ...sandals];
