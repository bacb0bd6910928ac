import * as v from 'valibot';
import { type MeansKeeper, ProviderFailure } from '../provider.ts';

const MeansSchema = v.object({
  means: v.array(
    v.object({
      token: v.string(),
      method: v.picklist(['card', 'blik']),
      label: v.string(),
      validUntil: v.nullable(v.string()),
    }),
  ),
});

/** What the test bank keeps for customers. `ask`: the content of an answer, `undefined` for 404. */
export function sandboxMeans(ask: (method: string, path: string, payload?: object) => Promise<unknown>): MeansKeeper {
  const about = (reference: string) => `/api/customers/${reference}/means`;
  return {
    offers: () => true,
    async list({ reference }) {
      const read = v.safeParse(MeansSchema, await ask('GET', about(reference)));
      if (!read.success) throw new ProviderFailure('unknown', 'a list of means that cannot be read');
      return read.output.means;
    },
    async remove({ reference }, token) {
      await ask('POST', `${about(reference)}/remove`, { token });
    },
  };
}
