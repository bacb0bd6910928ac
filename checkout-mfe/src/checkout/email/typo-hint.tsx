import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { useEffect, useState } from 'react';
import { createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import stepClasses from '../steps/step.module.css';
import classes from './email-step.module.css';

/**
 * Without this hint nobody notices that the confirmation goes to a misspelt e-mail. It is shown at the collapsed e-mail, where it does not
 * move anything that is about to be clicked.
 */
export function TypoHint({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const account = useStore(createAccountStore);
  const { email, methods } = form;
  const suggestion = useSuggestion(email);

  function correct(value: string) {
    methods.setValue('email', value, { shouldDirty: true, shouldValidate: true });
    return account.continueWith(value);
  }

  return (
    <p role="status" className={classNames(stepClasses.known, text.size14)}>
      {suggestion && (
        <>
          {t('email.typo', { email: suggestion })}{' '}
          <button type="button" className={classNames(text.link, classes.other)} onClick={() => correct(suggestion)}>
            {t('email.correct')}
          </button>
        </>
      )}
    </p>
  );
}

/** The list of providers is loaded when there is an e-mail to compare. */
function useSuggestion(email: string): string | null {
  const [suggested, setSuggested] = useState<{ email: string; suggestion: string | null } | null>(null);
  useEffect(() => {
    if (!email) return;
    const state = { isCurrent: true };
    const show = (suggestion: string | null) => state.isCurrent && setSuggested({ email, suggestion });
    // The hint is optional, so that errors are ignored.
    import(/* webpackChunkName: "suggest-email" */ './suggest-email.ts').then(
      ({ suggestEmail }) => show(suggestEmail(email)),
      () => show(null),
    );
    return () => {
      state.isCurrent = false;
    };
  }, [email]);
  return suggested?.email === email ? suggested.suggestion : null;
}
