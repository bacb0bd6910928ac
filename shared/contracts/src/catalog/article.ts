import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ProductCardSchema } from './product-card.ts';

/** P15. An article number as in the printed catalogue, `204-118-07`; also without dashes or with spaces in their place. */
const NumberSchema = v.pipe(v.string(), v.maxLength(40));

/** P15. The product that has this number in the catalogue; 404 when none that is sold in the country has it. */
export const readArticle = endpoint({
  method: 'GET',
  path: '/catalog/article/{number}',
  summary: 'P15. The product of an article number',
  params: v.object({ number: NumberSchema }),
  body: v.object({ product: ProductCardSchema }),
});
