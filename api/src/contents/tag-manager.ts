import { type Contents, type CountryCode, CountryCodeSchema, countryCodes } from '@odeta/contracts';
import * as v from 'valibot';
import { DEMO_SCRIPT } from './demo-tag-manager.ts';

/** Used instead of a container id: our own script, which shows what a tag manager would receive. */
export const DEMO_ID = 'demo';

/** Container ids by country, as JSON. */
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

/** Without a configuration, production has no tag manager, and everything else uses our own script. */
export function tagManagerIdsOf({ NODE_ENV, DEMO = false, TAG_MANAGER_IDS }: Config): TagManagerIds {
  if (TAG_MANAGER_IDS) return TAG_MANAGER_IDS;
  if (NODE_ENV === 'production' && !DEMO) return {};
  return Object.fromEntries(countryCodes.map((country) => [country, DEMO_ID]));
}

/** What pages need to load their country's tag manager; `null` where there is none. */
export function tagManagerOf(ids: TagManagerIds, country: CountryCode): Contents['tagManager'] {
  const id = ids[country];
  if (id === undefined) return null;
  if (id === DEMO_ID) return { id, url: DEMO_SCRIPT, origins: [] };
  return { id, url: `https://www.googletagmanager.com/gtm.js?id=${id}`, origins: googleOrigins };
}

const googleOrigins = [
  'https://www.googletagmanager.com',
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
];
