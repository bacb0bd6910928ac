import type { Translate } from '@odeta/storefront/i18n';
import { type FormSchema, useShopForm } from '@odeta/ui/forms';
import { useEffect, useState } from 'react';

interface Options<Values> {
  schema: FormSchema;
  /** What the server has rendered: nothing. */
  empty: Values;
  context?: object;
  texts: Translate;
  /** What was typed before, as far as the browser knows. */
  read: () => Values;
  keep: (typed: Partial<Values>) => void;
}

/** A form whose text outlives a reload. The fields stand at the ids of their names; `attempt` counts the attempts to send. */
export function useStoredForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { empty, read, keep, ...rest } = options;
  const shop = useShopForm<Values>({ ...rest, values: empty });
  const [attempt, setAttempt] = useState(0);
  const { form } = shop;

  useEffect(() => {
    form.reset(read());
    return form.watch((typed) => keep(typed as Partial<Values>)).unsubscribe;
  }, [form]);

  return { ...shop, attempt, countAttempt: () => setAttempt((count) => count + 1) };
}
