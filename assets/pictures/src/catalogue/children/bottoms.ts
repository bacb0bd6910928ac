import { girlsCulottes } from '../../cuts/bottoms/girls-culottes.ts';
import { girlsJeans } from '../../cuts/bottoms/girls-jeans.ts';
import { joggers } from '../../cuts/bottoms/joggers.ts';
import { kidsJeans } from '../../cuts/bottoms/kids-jeans.ts';
import { kidsLeggings } from '../../cuts/bottoms/kids-leggings.ts';
import { kidsShorts } from '../../cuts/bottoms/kids-shorts.ts';
import { dungarees } from '../../cuts/children/dungarees.ts';
import { product, shelf } from '../product.ts';

const girls = shelf('girls-trousers', [
  product(
    'kids-leggings',
    kidsLeggings,
    {},
    {
      'rose-dots': { tone: 'rose', pattern: { kind: 'dots', ink: '#ece6da', pitch: 44, radius: 6 } },
      navy: {},
    },
  ),
  product('girls-jeans', girlsJeans, {}, { sky: { color: '#8b9fb2' }, denim: { color: '#4f6a86' } }),
  product('girls-culottes', girlsCulottes, {}, { clay: {}, teal: {} }),
]);

const boys = shelf('boys-trousers', [
  product(
    ['kids-dungarees', 'dungarees'],
    dungarees,
    {},
    {
      denim: { color: '#4f6680' },
      mustard: { color: '#9a7038', fabric: 'corduroy', thread: '#74522a', turnUp: '#d3c4a6', cutout: true },
    },
  ),
  product(
    ['kids-joggers', 'joggers'],
    joggers,
    {},
    { sage: {}, grey: { pattern: { kind: 'melange', ink: '#bdbab4' } } },
  ),
  product('kids-jeans', kidsJeans, {}, { denim: { color: '#4f6a86' }, charcoal: {} }),
  product('kids-shorts', kidsShorts, {}, { denim: { color: '#5a7592' }, olive: { fabric: 'twill' } }),
]);

export const childrenBottoms = [...girls, ...boys];
