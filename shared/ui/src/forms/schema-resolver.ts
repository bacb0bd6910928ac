import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * Checks a form with a schema. Forms are flat: the first step of an issue's path is the field's name, and a field shows its
 * first issue. `context` is what belongs to the form and stands in no field of it, for example a choice kept in a store.
 */
export function schemaResolver<Values extends FieldValues>(schema: FormSchema): Resolver<Values, object> {
  return (values, context) => {
    const result = v.safeParse(schema, { ...values, ...context });
    if (result.success) return { values: result.output as Values, errors: {} };
    return { values: {}, errors: errorsOf(result.issues) as FieldErrors<Values> };
  };
}

/** The message of each field that is wrong. */
export function fieldIssues(schema: FormSchema, values: object): Record<string, string> {
  const result = v.safeParse(schema, values);
  if (result.success) return {};
  const errors = Object.entries(errorsOf(result.issues));
  return Object.fromEntries(errors.map(([name, { message }]) => [name, message]));
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]) {
  const errors: Record<string, { type: 'rule'; message: string }> = {};
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= { type: 'rule', message: issue.message };
  }
  return errors;
}
