import { type Contents, type CountryCode, CountryCodeSchema, countryCodes } from '@odeta/contracts';
import * as v from 'valibot';
import { DEMO_SCRIPT } from './demo-tag-manager.ts';

/** In place of the id of a container: the script of our own that shows what a tag manager receives. */
export const DEMO_ID = 'demo';

/** Containers by country, as JSON. */
export const TagManagerIdsSchema = v.pipe(
  v.string(),
  v.parseJson({}, 'must be JSON'),
  v.record(
    CountryCodeSchema,
    v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]{4,12}|demo)$/)),
    'must be { "pl": "GTM-…" }; the id may be demo',
  ),
);
export type TagManagerIds = Partial<Record<CountryCode, string>>;

interface Config {
  NODE_ENV: string;
  DEMO?: boolean | undefined;
  TAG_MANAGER_IDS?: TagManagerIds | undefined;
}

/** Where nothing is configured, production has no tag manager, and everything else has our own script. */
export function tagManagerIdsOf({ NODE_ENV, DEMO = false, TAG_MANAGER_IDS }: Config): TagManagerIds {
  if (TAG_MANAGER_IDS) return TAG_MANAGER_IDS;
  if (NODE_ENV === 'production' && !DEMO) return {};
  return Object.fromEntries(countryCodes.map((country) => [country, DEMO_ID]));
}

/** What a page needs to know of the tag manager of its country; `null` where there is none. */
export function tagManagerOf(ids: TagManagerIds, country: CountryCode): Contents['tagManager'] {
  const id = ids[country];
  if (id === undefined) return null;
  if (id === DEMO_ID) return { id, url: DEMO_SCRIPT, origins: [] };
  return { id, url: `https://www.googletagmanager.com/gtm.js?id=${id}`, origins: googleOrigins };
}

/** Where the script comes from, and where what it measures goes. */
const googleOrigins = [
  'https://www.googletagmanager.com',
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
];
