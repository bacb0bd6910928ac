import { beanie } from '../../cuts/accessories/beanie.ts';
import { beret } from '../../cuts/accessories/beret.ts';
import { catSunglasses } from '../../cuts/accessories/cat-sunglasses.ts';
import { feltHat } from '../../cuts/accessories/felt-hat.ts';
import { gloves } from '../../cuts/accessories/gloves.ts';
import { hoopEarrings } from '../../cuts/accessories/hoop-earrings.ts';
import { pendantNecklace } from '../../cuts/accessories/pendant-necklace.ts';
import { scrunchies } from '../../cuts/accessories/scrunchies.ts';
import { socks } from '../../cuts/accessories/socks.ts';
import { sunHat } from '../../cuts/accessories/sun-hat.ts';
import { umbrella } from '../../cuts/accessories/umbrella.ts';
import { wallet } from '../../cuts/accessories/wallet.ts';
import { watch } from '../../cuts/accessories/watch.ts';
import { bucketBag } from '../../cuts/bags/bucket-bag.ts';
import { cityBackpack } from '../../cuts/bags/city-backpack.ts';
import { crossbody } from '../../cuts/bags/crossbody.ts';
import { flapBag } from '../../cuts/bags/flap-bag.ts';
import { handbag } from '../../cuts/bags/handbag.ts';
import { shopper } from '../../cuts/bags/shopper.ts';
import { strawBag } from '../../cuts/bags/straw-bag.ts';
import { tote } from '../../cuts/bags/tote.ts';
import { product, shelf } from '../product.ts';

const handbags = shelf('women-handbags', [
  product(
    ['structured-handbag', 'handbag'],
    handbag,
    {},
    { cognac: { cutout: true }, bordeaux: {}, ink: { metal: '#a8a59c' } },
  ),
  product(['crossbody-bag', 'crossbody'], crossbody, {}, { camel: {}, wine: {}, olive: {} }),
  product('bucket-bag', bucketBag, {}, { cognac: {}, sage: {} }),
  product(['shoulder-bag', 'baguette-bag'], flapBag, { fabric: 'patent' }, { ink: { metal: '#a8a59c' }, rose: {} }),
  product(['envelope-clutch', 'clutch'], flapBag, { kind: 'envelope', fabric: 'suede' }, { emerald: {}, taupe: {} }),
  product('quilted-bag', flapBag, { kind: 'quilted' }, { ink: {}, ivory: {} }),
]);

const totes = shelf('women-totes', [
  product(
    ['canvas-tote', 'tote'],
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
  product(['leather-shopper', 'shopper'], shopper, {}, { cognac: {}, ink: { metal: '#a8a59c' } }),
  product('straw-bag', strawBag, {}, { straw: {}, brown: { color: '#7a5a3c', handles: '#2f2620' } }),
  product('city-backpack', cityBackpack, {}, { ink: {}, rose: {} }),
]);

const hats = shelf('women-scarves', [
  product(['rib-beanie', 'beanie'], beanie, {}, { charcoal: {}, clay: {} }),
  product('beret', beret, {}, { wine: {}, ink: {} }),
  product('felt-hat', feltHat, {}, { camel: { ribbon: '#523728' }, ink: { ribbon: '#67283a' } }),
  product('sun-hat', sunHat, {}, { straw: {}, sand: { ribbon: '#2d2c2f' } }),
  product(['knitted-gloves', 'gloves'], gloves, {}, { sage: {}, charcoal: {}, camel: {} }),
]);

const jewellery = shelf('women-jewellery', [
  product('pendant-necklace', pendantNecklace, {}, { gold: {}, silver: { stone: '#5f2a3c' } }),
  product('hoop-earrings', hoopEarrings, {}, { gold: {}, silver: { pearl: '#d3b9b2' } }),
  product(['leather-watch', 'watch'], watch, {}, { cognac: {}, ink: { metal: '#a8a59c' } }),
]);

const small = shelf('women-small', [
  product(
    ['cat-eye-sunglasses', 'cat-sunglasses'],
    catSunglasses,
    {},
    { brown: { tortoise: true, color: '#5b3a24' }, ink: { lens: ['#2e2e32', '#6a6d72'], metal: '#a8a59c' } },
  ),
  product(['stick-umbrella', 'umbrella'], umbrella, {}, { navy: {}, mustard: { handle: '#523728' } }),
  product(['leather-wallet', 'wallet'], wallet, {}, { emerald: {}, clay: {} }),
  product(
    'scrunchies',
    scrunchies,
    {},
    { wine: { others: ['#b08a84', '#d2c8b6'] }, teal: { others: ['#9dadbb', '#4a535c'] } },
  ),
  product('rib-socks', socks, { fabric: 'fineRib' }, { rose: {}, oat: {} }),
]);

export const womenAccessories = [...handbags, ...totes, ...hats, ...jewellery, ...small];
