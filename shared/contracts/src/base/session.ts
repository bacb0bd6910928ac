import * as v from 'valibot';
import { endpoint, NothingSchema } from './endpoint.ts';
import { HurraTagManagerSchema } from './hurra-tag-manager.ts';
import { LinkParameterSchema } from './link-parameter.ts';

/** F4. Reports client-side navigation to another page; the response is empty. */
export const readDynamicSession = endpoint({
  method: 'GET',
  path: '/base/dynamic-session',
  summary: 'F4. The visitor went on to another route',
  body: NothingSchema,
});

/** F6. Reports that the visitor leaves the page; sent once per document. */
export const leaveShop = endpoint({
  method: 'POST',
  path: '/base/customer-left-webshop',
  summary: 'F6. The visitor leaves the page',
  payload: v.object({
    /** Milliseconds since 1970, by the visitor's clock. */
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  }),
  body: NothingSchema,
});

/** F7. The page's tag parameters. The page's own query is appended to the request; these of its parameters are read. */
export const readDynamicData = endpoint({
  method: 'GET',
  path: '/base/dynamic-data',
  summary: 'F7. Data for the tags of a page',
  query: v.object({
    utm_source: LinkParameterSchema,
    utm_medium: LinkParameterSchema,
    utm_campaign: LinkParameterSchema,
    hrc: LinkParameterSchema,
  }),
  body: v.object({
    hurraTagManager: HurraTagManagerSchema,
    /** N3. An accepted order of the visitor that no page has reported yet, because none was open when it was paid. */
    purchaseToReport: v.optional(v.nullable(v.object({ orderId: v.string(), placedAt: v.string() })), null),
  }),
});
