import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { FieldGrid, TextField } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { type FormEvent, useEffect, useRef } from 'react';
import { createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import classes from './email-step.module.css';

interface Props {
  form: CheckoutForm;
  /** Whether the button to continue is shown; otherwise the log-in or registration follows below. */
  isAsked: boolean;
}

/** When the field is left, it looks up whether the e-mail has an account. */
export function EmailField({ form, isAsked }: Props) {
  const t = useTexts('checkout');
  const account = useStore(createAccountStore);
  const { isBusy, problem, asked, step } = useSnapshot(account.state);
  const place = useRef<HTMLFormElement>(null);
  const { methods, email, isEmailValid } = form;
  const exists = asked?.email === email && asked.exist;
  const binding = form.field('email');

  // The e-mail was opened by the customer or because the server refused it.
  useEffect(() => {
    if (step === 'email') methods.setFocus('email');
  }, [methods, step]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !(await methods.trigger('email'))) return methods.setFocus('email');
    await account.continueWith(methods.getValues('email').trim());
    if (account.state.step === 'known') focusNextStep(place.current);
  }

  return (
    <form ref={place} className={classes.field} noValidate onSubmit={handleSubmit}>
      <div role="alert">
        {isAsked && problem && <ProblemAlert problem={problem} texts={(key) => t(`email.problem-${key}`)} />}
      </div>
      <FieldGrid>
        <TextField
          field={{
            ...binding,
            isValid: isEmailValid && binding.error === null,
            onBlur: async (event) => {
              await binding.onBlur(event);
              if (isEmailValid) await account.ask(methods.getValues('email'));
            },
          }}
          label={t('fields.email')}
          help={exists && isAsked ? t('email.exists') : t('email.help')}
          autoComplete="email"
          readOnly={!isAsked && step === 'password'}
          width="full"
          required
        />
      </FieldGrid>
      {isAsked && (
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('email.go-on')}
        </Button>
      )}
    </form>
  );
}

/** The step collapses and loses the focus, which moves to the next step's first field unless it is already elsewhere. */
function focusNextStep(place: HTMLElement | null) {
  const step = place?.closest('section');
  const document = place?.ownerDocument;
  if (!step || !document || (document.activeElement !== document.body && !step.contains(document.activeElement)))
    return;
  document.getElementById('step-2')?.closest('section')?.querySelector<HTMLElement>('input, select')?.focus();
}
