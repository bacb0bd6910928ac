import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { AddressesSchema } from '../base/sitemap.ts';

/** D5. Where a page of this country is in the others: the same page, or the nearest one that they have. */
export const readPageAddresses = endpoint({
  method: 'GET',
  path: '/catalog/page-addresses',
  summary: 'D5. The same page in the other countries, or the nearest one',
  query: v.object({ path: v.pipe(v.string(), v.maxLength(500)) }),
  body: v.object({ addresses: AddressesSchema }),
});
