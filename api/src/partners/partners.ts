import { createHmac } from 'node:crypto';
import { isSameSecret } from '@odeta/node/same';
import * as v from 'valibot';

/** The partners that may prepare carts, by id: their name, their key, and the origins of their pages. */
export const PartnersSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.record(
    v.string(),
    v.object({
      name: v.pipe(v.string(), v.nonEmpty('needs a name')),
      key: v.pipe(v.string(), v.minLength(32, 'needs keys of at least 32 characters')),
      origins: v.array(
        v.pipe(v.string(), v.regex(/^https:\/\/[^/?#\s]+$/, 'must name origins like https://shop.example')),
      ),
    }),
    'must hold an object for each partner',
  ),
);
export type PartnersConfig = v.InferOutput<typeof PartnersSchema>;

export interface Partner {
  id: string;
  name: string;
  key: string;
  isOrigin(origin: string): boolean;
}

interface Config {
  APP_SECRET: string;
  NODE_ENV: string;
  DEMO?: boolean | undefined;
  PARTNERS?: PartnersConfig | undefined;
}

/** Without a configuration, there is a demonstration partner outside production and with DEMO. */
export function partnersOf({ APP_SECRET, NODE_ENV, DEMO = false, PARTNERS }: Config): readonly Partner[] {
  if (!PARTNERS) return DEMO || NODE_ENV !== 'production' ? [demoPartner(APP_SECRET)] : [];
  return Object.entries(PARTNERS).map(([id, { name, key, origins }]) => ({
    ...{ id, name, key },
    isOrigin: (origin) => origins.includes(origin),
  }));
}

export const DEMO_PARTNER = 'demo';

const demoPartner = (secret: string): Partner => ({
  id: DEMO_PARTNER,
  name: 'Demo partner',
  key: createHmac('sha256', secret).update('demo-partner').digest('hex'),
  isOrigin: (origin) => /^http:\/\/partner\.localhost(:\d+)?$/.test(origin),
});

/** The partner with the key of the header. Compares every key, so that the time reveals nothing. */
export function findPartner(partners: readonly Partner[], authorization: string | undefined): Partner | undefined {
  const [, key = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  return partners.filter((partner) => isSameSecret(partner.key, key)).at(0);
}
