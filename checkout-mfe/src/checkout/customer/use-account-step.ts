import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect } from 'react';
import { orderStorage } from '../order/order-storage.ts';
import type { OrderForm } from '../order/use-order-form.ts';
import { type AccountStep, createAccountStore } from './account.store.ts';

type Asked = Pick<OrderForm, 'email' | 'isEmailKnown' | 'isEmailRight' | 'errorAt'>;

/**
 * What the e-mail step shows: what was opened last, or what is known of the buyer. An e-mail that is refused is opened
 * (M7). The other steps are open from the first e-mail on, but not beside a password.
 */
export function useAccountStep({ email, isEmailKnown, isEmailRight, errorAt }: Asked): {
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

  // A reload goes on where the buyer was: beyond the e-mail only with one that he went on with.
  useEffect(() => {
    if (step === 'known') orderStorage().email.keep(email);
  }, [step, email]);

  const isKnown = isEmailKnown || isEmailRight || asked !== null;
  return {
    step: isRefused ? 'email' : shown,
    isOpen: shown === 'known' || (shown === 'email' && isKnown) || isRefused,
  };
}
