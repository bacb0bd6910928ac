import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createTypedCodeStore } from '../typed-code.store.ts';
import classes from './code-form.module.css';

interface Props {
  unit: string;
  /** Resolves to the reason when the code is refused (empty when it is shown elsewhere), or to `null` when it is accepted. */
  onUse: (code: string) => Promise<string | null>;
}

/** A refused code stays in the field to be corrected; the reason is announced and shown with the field. */
export function CodeForm({ unit, onUse }: Props) {
  const t = useTexts(unit);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const typedCode = useStore(createTypedCodeStore);
  const applying = useRef<Promise<boolean> | null>(null);
  const refused = useRef('');

  const typed = () => field.current?.value.trim() ?? '';

  async function send() {
    const code = typed();
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

  function handleEnter(event: KeyboardEvent) {
    event.preventDefault();
    void apply();
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setError(null);
    typedCode.keep(target.value.trim());
  }

  useEffect(
    () =>
      // Before an order. A refused code stops it once, because then the customer has seen why.
      typedCode.connect(async () => {
        if (applying.current) return applying.current;
        return typed() === '' || typed() === refused.current || apply();
      }),
    [typedCode, onUse],
  );

  return (
    // Not a form element: in the checkout it is inside one, and forms cannot be nested.
    <div className={classes.code}>
      <label className={classes.label} htmlFor="discount-code">
        {t('purchase.discounts.label')}
      </label>
      <div className={classes.row}>
        <input
          ref={field}
          id="discount-code"
          className={classNames(classes.input, error !== null && classes.wrong)}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'discount-code-error'}
          defaultValue={typedCode.read()}
          onChange={handleChange}
          onKeyDown={(event) => event.key === 'Enter' && handleEnter(event)}
        />
        <Button kind="secondary" busy={isBusy} onClick={() => void apply()}>
          {t('purchase.discounts.use')}
        </Button>
      </div>
      <div role="alert">{error !== null && <FieldError id="discount-code-error" message={error} />}</div>
      <p role="status" className={classes.done}>
        {done}
      </p>
    </div>
  );
}
