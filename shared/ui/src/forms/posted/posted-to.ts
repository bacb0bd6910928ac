import type { PostedForm } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { createPostedFormStore } from './posted-form.store.ts';

/** What was posted with a form, for a store whose page shows it again; `null` without it. */
export function postedTo({ storeOf }: Pick<Storefront, 'storeOf'>, form: string) {
  const { posted } = storeOf(createPostedFormStore).state;
  if (posted?.form !== form) return null;
  const { values, errors, problem }: PostedForm = posted;
  return {
    errors: { ...errors },
    /** For `ProblemAlert`. */
    problem: problem === null ? null : { key: null, text: problem },
    all: (name: string): readonly string[] => values[name] ?? [],
    one: (name: string): string => values[name]?.[0] ?? '',
  };
}
