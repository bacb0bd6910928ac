import * as v from 'valibot';
import { documentKind } from './document.ts';
import { HtmlSchema } from './value-schemas.ts';

const TopMenuSchema = v.strictObject({ html: HtmlSchema });

/** The line of links above the header, for a kind of client. */
export const topMenu = documentKind<v.InferOutput<typeof TopMenuSchema>, Record<string, string>>({
  name: 'top-menu',
  document: 'topMenu',
  keys: '`application`, `desktop` or `mobile`',
  schema: TopMenuSchema,
  partsOf: (clients) => new Map(Object.entries(clients).map(([client, html]) => [client, { html }])),
  withPart: (clients, key, { html }) => ({ ...clients, [key]: html }),
});
