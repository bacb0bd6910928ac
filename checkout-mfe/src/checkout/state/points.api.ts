import { findShippingPoints, type InputOf, searchShippingPoints } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The store shows the error itself. */
const options = { suppressMessages: true };

export const fetchMap = (api: ApiClient, view: InputOf<typeof findShippingPoints>) =>
  api.send(findShippingPoints, view, options);

export const fetchList = (api: ApiClient, query: InputOf<typeof searchShippingPoints>) =>
  api.send(searchShippingPoints, query, options);
