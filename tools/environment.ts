import { ApiConfigSchema } from '@odeta/api/config';
import { EdgeConfigSchema } from '@odeta/edge/config';
import * as v from 'valibot';
import { StartFailure } from './failure.ts';

/** The whole environment of the shop in one schema: what `edge` and `api` know, with the shop's own port and address. */
export const ShopConfigSchema = v.object({
  ...ApiConfigSchema.entries,
  ...EdgeConfigSchema.entries,
  APP_SECRET: ApiConfigSchema.entries.APP_SECRET,
});
export type ShopConfig = v.InferOutput<typeof ShopConfigSchema>;

/** @throws {StartFailure} with one sentence that names the variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv): ShopConfig {
  const result = v.safeParse(ShopConfigSchema, environment);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartFailure(`The environment variable ${v.getDotPath(issue)} is wrong: ${issue.message}.`);
}

/** Every variable with what it is for: the README's table. */
export function describeEnvironment(): { name: string; description: string }[] {
  const entries = Object.entries(ShopConfigSchema.entries);
  return entries
    .map(([name, schema]) => ({ name, description: v.getDescription(schema) ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
