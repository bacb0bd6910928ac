import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form';
import * as v from 'valibot';

export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * Validates a form with a schema. `context` has values that no field of the form holds, for example a choice in a store. With
 * `all`, a failed rule over several fields does not hide errors of other rules.
 */
export function schemaResolver<Values extends FieldValues>(schema: FormSchema): Resolver<Values, object> {
  const resolve = valibotResolver(schema) as Resolver<FieldValues, object>;
  return async (values, context, options) => {
    const all = { ...options, criteriaMode: 'all' } as ResolverOptions<FieldValues>;
    return (await resolve({ ...values, ...context }, context, all)) as ResolverResult<Values>;
  };
}

/** The first error message of each invalid field. */
export function fieldIssues(schema: FormSchema, values: object): Record<string, string> {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const { nested = {} } = v.flatten(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? '']));
}
