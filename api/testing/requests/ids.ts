import type { Endpoint, ObjectSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { goodInputOf } from './bad-input.ts';

/**
 * Input with these ids in every field that takes ids: one input per id if a field takes a single one. Empty for an endpoint that takes no
 * ids.
 */
export function inputsWithIds(endpoint: Endpoint, ids: readonly string[]) {
  const good = goodInputOf(endpoint);
  const entries = Object.entries((endpoint.payload as ObjectSchema | undefined)?.entries ?? {});
  const single = entries.filter(([, schema]) => takesId(schema)).map(([name]) => name);
  const several = entries.filter(([, schema]) => takesIds(schema)).map(([name]) => name);
  if (single.length + several.length === 0) return [];
  return (single.length > 0 ? ids : ids.slice(0, 1)).map((id) => ({
    ...good,
    payload: {
      ...good.payload,
      ...Object.fromEntries(single.map((name) => [name, id])),
      ...Object.fromEntries(several.map((name) => [name, [...ids]])),
    },
  }));
}

const takesId = (schema: v.GenericSchema) => v.is(schema, '1') && !v.is(schema, 'x') && !v.is(schema, '');
const takesIds = (schema: v.GenericSchema) => v.is(schema, ['1']) && !v.is(schema, ['x']);
