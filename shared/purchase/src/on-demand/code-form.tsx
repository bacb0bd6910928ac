import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import { type SyntheticEvent, useRef, useState } from 'react';
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

  async function handleUse(event?: SyntheticEvent) {
    event?.preventDefault();
    const input = field.current;
    const code = input?.value.trim();
    if (!input || isBusy) return;
    setDone('');
    if (!code) return show(t('purchase.discounts.empty'));
    setBusy(true);
    const problem = await onUse(code).finally(() => setBusy(false));
    show(problem);
    if (problem !== null) return;
    input.value = '';
    setDone(t('purchase.discounts.taken'));
  }

  function show(problem: string | null) {
    setError(problem || null);
    if (problem) field.current?.focus();
  }

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
          onChange={() => setError(null)}
          onKeyDown={(event) => event.key === 'Enter' && handleUse(event)}
        />
        <Button kind="secondary" busy={isBusy} onClick={() => handleUse()}>
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
