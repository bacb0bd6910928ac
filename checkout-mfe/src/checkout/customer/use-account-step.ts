import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { type AccountStep, createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { orderStorage } from '../state/order-storage.ts';

type Asked = Pick<CheckoutForm, 'email' | 'isEmailKnown' | 'isEmailValid' | 'errorAt'>;

/**
 * The view of the e-mail step: the last opened one, or one that depends on what is known about the customer. A refused e-mail is opened.
 * The other steps are open once there is an e-mail, except during a log-in or registration.
 */
export function useAccountStep({ email, isEmailKnown, isEmailValid, errorAt }: Asked): {
  step: AccountStep;
  isOpen: boolean;
} {
  const account = useStore(createAccountStore);
  const { step, asked } = useSnapshot(account.state);
  const isRefused = errorAt('email') !== null;
  const shown = step ?? (isEmailKnown ? 'known' : 'email');

  useEffect(() => {
    if (isRefused && shown !== 'email') account.open('email');
  }, [account, isRefused, shown]);

  // After a reload the other steps are only open if the customer had continued with the e-mail.
  useEffect(() => {
    if (step === 'known') orderStorage().email.keep(email);
  }, [step, email]);

  const isKnown = isEmailKnown || isEmailValid || asked !== null;
  return {
    step: isRefused ? 'email' : shown,
    isOpen: shown === 'known' || (shown === 'email' && isKnown) || isRefused,
  };
}
