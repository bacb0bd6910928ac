import { argyleVest } from '../../cuts/tops/argyle-vest.ts';
import { crewJumper } from '../../cuts/tops/crew-jumper.ts';
import { fishermanJumper } from '../../cuts/tops/fisherman-jumper.ts';
import { halfZip } from '../../cuts/tops/half-zip.ts';
import { knitPolo } from '../../cuts/tops/knit-polo.ts';
import { merinoJumper } from '../../cuts/tops/merino-jumper.ts';
import { shawlCardigan } from '../../cuts/tops/shawl-cardigan.ts';
import { product, shelf } from '../product.ts';

export const menKnitwear = shelf('men-knitwear', [
  product(['half-zip-jumper', 'half-zip'], halfZip, {}, { navy: {}, oat: {} }),
  product(
    'fair-isle-jumper',
    crewJumper,
    { fabric: 'fineKnit' },
    {
      navy: { trim: '#2b3549', pattern: { kind: 'fairIsle', ink: '#ddd3c0', second: '#8a4b31' } },
      charcoal: { trim: '#44474d', pattern: { kind: 'fairIsle', ink: '#d8d2c6', second: '#8b947f' } },
    },
  ),
  product('shawl-cardigan', shawlCardigan, {}, { ecru: { cutout: true }, charcoal: {} }),
  product('merino-jumper', merinoJumper, {}, { wine: {}, slate: {} }),
  product('fisherman-jumper', fishermanJumper, {}, { rust: {}, oat: {} }),
  product(['knitted-polo', 'knit-polo'], knitPolo, {}, { camel: {}, emerald: {} }),
  product(
    'argyle-vest',
    argyleVest,
    {},
    {
      navy: { trim: '#2b3549', pattern: { kind: 'argyle', ink: '#4a535c', line: '#c9b48a' } },
      bordeaux: { trim: '#5f2629', pattern: { kind: 'argyle', ink: '#7a5638', line: '#d3c4a6' } },
    },
  ),
]);
