import { findShippingPoints, type InputOf, searchShippingPoints } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The store says itself what went wrong. */
const options = { suppressMessages: true };

/** J10. */
export const fetchMap = (api: ApiClient, view: InputOf<typeof findShippingPoints>) =>
  api.send(findShippingPoints, view, options);

/** J11. */
export const fetchList = (api: ApiClient, query: InputOf<typeof searchShippingPoints>) =>
  api.send(searchShippingPoints, query, options);
