import { amphora } from '../../cuts/home/amphora.ts';
import { apron } from '../../cuts/home/apron.ts';
import { basket } from '../../cuts/home/basket.ts';
import { bottleVase } from '../../cuts/home/bottle-vase.ts';
import { candle } from '../../cuts/home/candle.ts';
import { candlesticks } from '../../cuts/home/candlesticks.ts';
import { carafe } from '../../cuts/home/carafe.ts';
import { clock } from '../../cuts/home/clock.ts';
import { deskLamp } from '../../cuts/home/desk-lamp.ts';
import { floorLamp } from '../../cuts/home/floor-lamp.ts';
import { framedPrint } from '../../cuts/home/framed-print.ts';
import { glassVase } from '../../cuts/home/glass-vase.ts';
import { lamp } from '../../cuts/home/lamp.ts';
import { lantern } from '../../cuts/home/lantern.ts';
import { laundryBasket } from '../../cuts/home/laundry-basket.ts';
import { mug } from '../../cuts/home/mug.ts';
import { mushroomLamp } from '../../cuts/home/mushroom-lamp.ts';
import { ovenGlove } from '../../cuts/home/oven-glove.ts';
import { pendantLamp } from '../../cuts/home/pendant-lamp.ts';
import { plantPot } from '../../cuts/home/plant-pot.ts';
import { plates } from '../../cuts/home/plates.ts';
import { ringVase } from '../../cuts/home/ring-vase.ts';
import { roundMirror } from '../../cuts/home/round-mirror.ts';
import { saladBowl } from '../../cuts/home/salad-bowl.ts';
import { servingBoard } from '../../cuts/home/serving-board.ts';
import { storageJars } from '../../cuts/home/storage-jars.ts';
import { teaTowels } from '../../cuts/home/tea-towels.ts';
import { teapot } from '../../cuts/home/teapot.ts';
import { tray } from '../../cuts/home/tray.ts';
import { tumblers } from '../../cuts/home/tumblers.ts';
import { vase } from '../../cuts/home/vase.ts';
import { product, shelf } from '../product.ts';

const lamps = shelf('home-lamps', [
  product(['ceramic-table-lamp', 'ceramic-lamp'], lamp, {}, { teal: { cutout: true }, clay: { cutout: true } }),
  product('floor-lamp', floorLamp, {}, { oat: {}, charcoal: { wood: '#523728' } }),
  product('desk-lamp', deskLamp, {}, { mustard: {}, ink: {} }),
  product('pendant-lamp', pendantLamp, {}, { emerald: {}, ivory: {} }),
  product('rattan-pendant', pendantLamp, { plaited: true }, { straw: {}, brown: { color: '#7a5a3c' } }),
  product('mushroom-lamp', mushroomLamp, {}, { rust: { cutout: true }, ivory: {} }),
]);

const candles = shelf('home-candles', [
  product(['scented-candle', 'candle'], candle, {}, { ivory: {}, sage: { glass: '#a9b3a2' } }),
  product('candlesticks', candlesticks, {}, { gold: {}, ink: { fabric: 'ceramic', wax: '#8c5540' } }),
  product('lantern', lantern, {}, { ink: {}, gold: {} }),
]);

const vases = shelf('home-vases', [
  product(
    ['stoneware-vase', 'vase'],
    vase,
    {},
    { oat: { cutout: true, leaves: '#828a72' }, charcoal: { color: '#3c3c3e', leaves: '#8f8a62' } },
  ),
  product(['amphora-vase', 'amphora'], amphora, {}, { clay: { cutout: true }, ivory: { fabric: 'stoneware' } }),
  product('bottle-vase', bottleVase, {}, { emerald: {}, navy: {} }),
  product('ring-vase', ringVase, {}, { white: {}, ink: { grass: '#a98a6a' } }),
  product('glass-vase', glassVase, {}, { sky: {}, olive: { color: '#8a8c66', flowers: '#d9c9a4' } }),
  product('plant-pot', plantPot, {}, { clay: {}, sage: { fabric: 'ceramic' } }),
]);

const walls = shelf('home-walls', [
  product(
    ['framed-arches', 'arches-print'],
    framedPrint,
    {},
    { brown: {}, ink: { inks: ['#4a535c', '#2b3549', '#a8742f', '#9dadbb'] } },
  ),
  product(
    ['framed-leaves', 'leaves-print'],
    framedPrint,
    { motif: 'branch' },
    { camel: {}, ink: { inks: ['#8a4b31', '#5f6048', '#b08a84', '#a8742f'] } },
  ),
  product('round-mirror', roundMirror, {}, { gold: {}, ink: {} }),
  product(['wall-clock', 'clock'], clock, {}, { camel: {}, brown: { dial: '#e6dfd0' } }),
]);

const storage = shelf('home-storage', [
  product(['wicker-basket', 'basket'], basket, {}, { straw: {}, brown: { color: '#7a5a3c', handles: '#2f2620' } }),
  product('laundry-basket', laundryBasket, {}, { taupe: {}, charcoal: { color: '#55534f' } }),
  product(['wooden-tray', 'tray'], tray, {}, { camel: {}, ink: { color: '#3a3532' } }),
]);

const tableware = shelf('home-tableware', [
  product(
    'mug',
    mug,
    {},
    {
      slate: { color: '#6b7c80' },
      oat: { color: '#d8cdb8', fabric: 'stoneware', foot: '#9a7250', pattern: { kind: 'speckle', ink: '#5a4a3a' } },
      clay: { inner: '#ddd3c2' },
    },
  ),
  product(['plate-set', 'plates'], plates, {}, { teal: {}, ivory: { second: '#b9a88c' } }),
  product('teapot', teapot, {}, { olive: { cutout: true }, ivory: {} }),
  product(['tumbler-set', 'tumblers'], tumblers, {}, { grey: { color: '#a9b0b2' }, olive: { color: '#8a8c66' } }),
  product('carafe', carafe, {}, { emerald: { color: '#5c8a76' }, grey: { color: '#a9b0b2' } }),
  product('serving-board', servingBoard, {}, { camel: {}, brown: { color: '#6a4a34' } }),
  product('storage-jars', storageJars, {}, { white: {}, sage: { lid: '#8a6644' } }),
  product('salad-bowl', saladBowl, {}, { navy: {}, clay: {} }),
]);

const kitchen = shelf('home-kitchen-textiles', [
  product('apron', apron, {}, { denim: {}, clay: {} }),
  product(
    'tea-towels',
    teaTowels,
    {},
    {
      'navy-check': {
        tone: 'navy',
        color: '#e2ddd0',
        second: '#4a5870',
        pattern: { kind: 'check', ink: '#4a5870', line: '#2b3549', pitch: 58 },
      },
      'rust-stripe': {
        tone: 'rust',
        color: '#e6dece',
        second: '#b08468',
        pattern: { kind: 'stripes', ink: '#8a4b31', pitch: 74, share: 0.16 },
      },
    },
  ),
  product('oven-glove', ovenGlove, {}, { mustard: {}, slate: { binding: '#b39a74' } }),
]);

export const homeThings = [...lamps, ...candles, ...vases, ...walls, ...storage, ...tableware, ...kitchen];
