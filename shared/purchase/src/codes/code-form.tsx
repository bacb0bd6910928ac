import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import type { KeyboardEvent } from 'react';
import classes from './code-form.module.css';
import { type ApplyCode, useTypedCode } from './use-typed-code.ts';

interface Props {
  unit: string;
  /** Codes and vouchers in use: the note about a code that was used goes when one is removed. */
  used: number;
  onUse: ApplyCode;
}

/** A refused code stays in the field to be corrected; the reason is announced and shown with the field. */
export function CodeForm({ unit, used, onUse }: Props) {
  const t = useTexts(unit);
  const { field, code, error, isBusy, done, change, apply } = useTypedCode(t, onUse, used);

  function handleEnter(event: KeyboardEvent) {
    event.preventDefault();
    void apply();
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
          defaultValue={code}
          onChange={({ target }) => change(target.value)}
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
