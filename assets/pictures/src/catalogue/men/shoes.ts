import { chelseaBoot } from '../../cuts/shoes/chelsea-boot.ts';
import { courtSneaker } from '../../cuts/shoes/court-sneaker.ts';
import { desertBoot } from '../../cuts/shoes/desert-boot.ts';
import { feltSlippers } from '../../cuts/shoes/felt-slippers.ts';
import { hikingBoot } from '../../cuts/shoes/hiking-boot.ts';
import { loafers } from '../../cuts/shoes/loafers.ts';
import { meshRunner } from '../../cuts/shoes/mesh-runner.ts';
import { oxfordShoe } from '../../cuts/shoes/oxford-shoe.ts';
import { suedeTrainer } from '../../cuts/shoes/suede-trainer.ts';
import { workBoot } from '../../cuts/shoes/work-boot.ts';
import { product, shelf } from '../product.ts';

const boots = shelf('men-boots', [
  product(
    ['chelsea-boots', 'chelsea-boot'],
    chelseaBoot,
    {},
    { ink: {}, sand: { fabric: 'suede', color: '#a58a63', sole: '#55402f' } },
  ),
  product(
    ['desert-boots', 'desert-boot'],
    desertBoot,
    {},
    { sand: { sole: '#c9b48a', laces: '#8a734f' }, brown: { color: '#63452f', sole: '#b39a74', laces: '#3a281c' } },
  ),
  product(
    ['work-boots', 'work-boot'],
    workBoot,
    {},
    { cognac: { sole: '#d8cbb0', laces: '#d2c8b6', cutout: true }, ink: { sole: '#4a443e', laces: '#2b2826' } },
  ),
  product(
    ['hiking-boots', 'hiking-boot'],
    hikingBoot,
    { laces: '#8a3a2c' },
    { olive: { accent: '#44463a' }, grey: { color: '#7d8085', accent: '#3f4246' } },
  ),
]);

const sneakers = shelf('men-sneakers', [
  product(
    ['court-sneakers', 'court-sneaker'],
    courtSneaker,
    {},
    { white: { heel: '#33594b' }, emerald: { heel: '#e6dece', laces: '#e6dece' } },
  ),
  product(
    ['suede-trainers', 'suede-trainer'],
    suedeTrainer,
    { sole: '#b08a58' },
    { navy: { accent: '#e6dece', laces: '#e6dece' }, bordeaux: { accent: '#d2c8b6', laces: '#d2c8b6' } },
  ),
  product(
    ['mesh-runners', 'mesh-runner'],
    meshRunner,
    {},
    { grey: { accent: '#5c6066', heel: '#8a4b31' }, ink: { accent: '#4a4a4e', heel: '#8d9196', sole: '#e0dacd' } },
  ),
]);

const smart = shelf('men-lace-ups', [
  product(['oxford-shoes', 'oxford-shoe'], oxfordShoe, { toe: 'cap' }, { ink: {}, brown: { cutout: true } }),
  product(
    ['brogues', 'brogue'],
    oxfordShoe,
    { toe: 'wing' },
    { bordeaux: {}, taupe: { fabric: 'suede', sole: '#6a4f36' } },
  ),
  product(
    ['penny-loafers', 'loafers'],
    loafers,
    {},
    { bordeaux: {}, brown: { fabric: 'suede', color: '#67482f' }, ink: {} },
  ),
  product('felt-slippers', feltSlippers, {}, { grey: {}, olive: { lining: '#c9b48a' } }),
]);

export const menShoes = [...boots, ...sneakers, ...smart];
