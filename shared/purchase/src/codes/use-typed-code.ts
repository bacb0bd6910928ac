import { useStore } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { useEffect, useRef, useState } from 'react';
import { createTypedCodeStore } from '../typed-code.store.ts';

/** Resolves to the reason when the code is refused (empty when it is shown elsewhere), or to `null` when it is accepted. */
export type ApplyCode = (code: string) => Promise<string | null>;

/** The field for a code, which is applied by its own button, or before the customer goes on to the checkout or orders. */
export function useTypedCode(t: Translate, onUse: ApplyCode, used: number) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const typedCode = useStore(createTypedCodeStore);
  const applying = useRef<Promise<boolean> | null>(null);
  const refused = useRef('');
  const before = useRef(used);

  const readCode = () => field.current?.value.trim() ?? '';

  async function send() {
    const code = readCode();
    setDone('');
    if (code === '') return show(t('purchase.discounts.empty'));
    setBusy(true);
    const problem = await onUse(code).finally(() => setBusy(false));
    if (problem !== null) {
      // After another failure the code may be right.
      refused.current = problem === '' ? '' : code;
      if (problem !== '') typedCode.keep('');
      return show(problem);
    }
    setError(null);
    setDone(t('purchase.discounts.taken'));
    typedCode.keep('');
    if (field.current) field.current.value = '';
    return true;
  }

  function apply() {
    applying.current ??= send().finally(() => {
      applying.current = null;
    });
    return applying.current;
  }

  function show(problem: string) {
    setError(problem || null);
    const details = field.current?.closest('details');
    if (details) details.open = true;
    field.current?.focus();
    return false;
  }

  function change(value: string) {
    setError(null);
    typedCode.keep(value.trim());
  }

  useEffect(() => {
    if (used < before.current) setDone('');
    before.current = used;
  }, [used]);

  useEffect(
    () =>
      // Before an order. A refused code stops it once, because then the customer has seen why.
      typedCode.connect(async () => {
        if (applying.current) return applying.current;
        return readCode() === '' || readCode() === refused.current || apply();
      }),
    [typedCode, onUse],
  );

  return { field, code: typedCode.read(), error, isBusy, done, change, apply };
}
