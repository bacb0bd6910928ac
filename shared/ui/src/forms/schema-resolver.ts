import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form';
import * as v from 'valibot';

export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * Checks a form with a schema. `context` is what belongs to the form and stands in no field of it, for example a choice kept in
 * a store. With `all`, a rule over several fields that is broken hides no other one.
 */
export function schemaResolver<Values extends FieldValues>(schema: FormSchema): Resolver<Values, object> {
  const resolve = valibotResolver(schema) as Resolver<FieldValues, object>;
  return async (values, context, options) => {
    const all = { ...options, criteriaMode: 'all' } as ResolverOptions<FieldValues>;
    return (await resolve({ ...values, ...context }, context, all)) as ResolverResult<Values>;
  };
}

/** The message of each field that is wrong: a form is flat, and a field shows its first issue. */
export function fieldIssues(schema: FormSchema, values: object): Record<string, string> {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const { nested = {} } = v.flatten(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? '']));
}
