import type { CountryCode, FieldErrors } from '@odeta/contracts';
import { ruleMessage } from '@odeta/validation';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { isRuleMessage, ruleTextFor } from './texts.ts';

/** Input that violates its schema. The messages follow later, when the country is known. */
export class InputError extends Error {
  readonly issues: readonly v.BaseIssue<unknown>[];
  /** `params`, `querystring`, `body` or `headers`. */
  readonly part: string;

  constructor(part: string, issues: readonly v.BaseIssue<unknown>[]) {
    super('validation');
    this.part = part;
    this.issues = issues;
  }
}

/** Messages by field. The key is the field's path, prefixed with `form.` when the form has a name. */
export function fieldErrorsOf(country: CountryCode, issues: readonly v.BaseIssue<unknown>[], form = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = [form, v.getDotPath(issue) ?? ''].filter(Boolean).join('.');
    const texts = errors[field] ?? [];
    const text = ruleTextFor(country, issue.message);
    errors[field] = texts.includes(text) ? texts : [...texts, text];
  }
  return errors;
}

/** The rule of the first error of each field: our own with its values, or the kind of the schema's. */
export function rulesOf(issues: readonly v.BaseIssue<unknown>[], form = ''): Record<string, string> {
  const named = issues.map((issue) => [[form, v.getDotPath(issue) ?? ''].filter(Boolean).join('.'), ruleOf(issue)]);
  return Object.fromEntries(named.reverse());
}

function ruleOf({ message, type, requirement }: v.BaseIssue<unknown>): string {
  if (isRuleMessage(message)) return message;
  const isBound = typeof requirement === 'number' || typeof requirement === 'string';
  return isBound ? ruleMessage(type, { bound: requirement }) : type;
}

/** Invalid fields with their messages. */
export const fieldsError = (country: CountryCode, issues: readonly v.BaseIssue<unknown>[], form = ''): ApiError =>
  new ApiError('validation', {
    validation: fieldErrorsOf(country, issues, form),
    rules: rulesOf(issues, form),
  });

/** An invalid path parameter is answered with 404, any other invalid input as a validation error. */
export function inputErrorOf({ part, issues }: InputError, country: CountryCode): ApiError {
  if (part === 'params') return new ApiError('not-found');
  return fieldsError(country, issues);
}

/** The fields as the schema transforms them. Throws with the errors of the fields. */
export function requireFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
  country: CountryCode,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, fields);
  if (!result.success) throw fieldsError(country, result.issues);
  return result.output;
}
