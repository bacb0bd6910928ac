import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createPostedFormStore } from './posted-form.store.ts';

/** What was posted with a form and refused; without it, nothing is typed and nothing is wrong. */
export function usePosted(form: string) {
  const { posted } = useSnapshot(useStore(createPostedFormStore).state);
  const own = posted?.form === form ? posted : null;
  return {
    problem: own?.problem ?? null,
    /** The same for `ProblemAlert`. */
    alert: own?.problem ? { key: null, text: own.problem } : null,
    error: (name: string): string | null => own?.errors[name] ?? null,
    value: (name: string): string | undefined => own?.values[name]?.[0],
    has: (name: string): boolean => own?.values[name] !== undefined,
    isPosted: own !== null,
    errors: own?.errors ?? {},

    /** The values with those that were posted for texts. */
    fill: <Values extends object>(values: Values): Values => {
      const posted = Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' && own?.values[name] !== undefined ? [[name, own.values[name][0]]] : [],
      );
      return posted.length === 0 ? values : { ...values, ...Object.fromEntries(posted) };
    },
  };
}
