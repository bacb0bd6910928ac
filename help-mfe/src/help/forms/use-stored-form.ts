import type { Translate } from '@odeta/storefront/i18n';
import { type FormSchema, useShopForm } from '@odeta/ui/forms';
import { useEffect, useState } from 'react';

interface Options<Values> {
  schema: FormSchema;
  /** The values in server-rendered HTML, which must be empty. */
  empty: Values;
  context?: object;
  texts: Translate;
  /** The input that the browser has stored. */
  read: () => Values;
  keep: (typed: Partial<Values>) => void;
  /** Its name when it is posted without scripts. */
  form: string;
}

/** A form whose input survives a reload. The ids of fields are their names; `attempt` is the number of attempts to submit. */
export function useStoredForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { empty, read, keep, ...rest } = options;
  const shop = useShopForm<Values>({ ...rest, values: empty });
  const [attempt, setAttempt] = useState(0);
  const { form } = shop;

  useEffect(() => {
    shop.fill(read());
    return form.watch((typed) => keep(typed as Partial<Values>)).unsubscribe;
  }, [form]);

  return { ...shop, attempt, countAttempt: () => setAttempt((count) => count + 1) };
}
