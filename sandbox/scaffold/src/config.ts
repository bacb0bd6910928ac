import * as v from 'valibot';

/** The environment variables of every simulator: where it listens, and the secret that it shares with the shop. */
export const processEntries = (port: number) => ({
  PORT: v.pipe(
    v.optional(v.string(), String(port)),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_SECRET: v.pipe(v.string(), v.minLength(32, 'needs at least 32 characters')),
});

export const AddressSchema = v.pipe(v.string(), v.url('must be an address'));

/** How long something takes. `docs/environment.md` is generated from the descriptions. */
export const seconds = ({ usual, least = 0, description }: { usual: number; least?: number; description: string }) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.description(description),
  );
