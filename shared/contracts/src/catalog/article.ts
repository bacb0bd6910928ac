import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ProductCardSchema } from './product-card.ts';

/** P15. An article number as in the printed catalogue, `204-118-07`; also without dashes or with spaces instead. */
const NumberSchema = v.pipe(v.string(), v.maxLength(40));

/** P15. The product with this number in the catalogue; 404 if it is not sold in the country. */
export const readArticle = endpoint({
  method: 'GET',
  path: '/catalog/article/{number}',
  summary: 'P15. The product of an article number',
  params: v.object({ number: NumberSchema }),
  body: v.object({ product: ProductCardSchema }),
});
