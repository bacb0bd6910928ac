import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, Skeleton, text } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useEffect, useRef } from 'react';
import type { AccountStep } from '../form/account.store.ts';
import { createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import stepClasses from '../steps/step.module.css';
import { Step } from '../steps/step.tsx';
import { EmailField } from './email-field.tsx';
import classes from './email-step.module.css';
import { RememberedRecipients } from './remembered-recipients.tsx';
import { TypoHint } from './typo-hint.tsx';

const LogIn = lazyPart(() => import('../customer/log-in.tsx'), 'LogIn');
const Registration = lazyPart(() => import('../customer/registration.tsx'), 'Registration');

interface Props {
  form: CheckoutForm;
  step: AccountStep;
  /** Called when the form was filled with what this device remembers. */
  onRecalled: () => void;
}

/** Finds out who orders: an e-mail, then the password of its account, a registration, or the order as a guest. */
export function EmailStep({ form, step, onRecalled }: Props) {
  const t = useTexts('checkout');
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  if (customer?.hasAccount) return <AccountOf email={customer.email} number={customer.customerNumber} />;
  if (step === 'known') return <Guest form={form} />;

  return (
    <Step number={1} title={t('email.title')} action={step === 'password' && <ChangeEmail />}>
      {step === 'email' && <RememberedRecipients form={form} onRecalled={onRecalled} />}
      <EmailField form={form} isAsked={step === 'email'} />
      <Suspense fallback={<Skeleton className={classes.later} />}>
        {step === 'password' && <LogIn email={form.email} />}
        {step === 'register' && <Registration form={form} />}
      </Suspense>
    </Step>
  );
}

function AccountOf({ email, number }: { email: string; number: string | null }) {
  const t = useTexts('checkout');
  const { storeOf } = useStorefront();
  const account = useStore(createAccountStore);
  const { isBusy } = useSnapshot(account.state);
  const who = useRef<HTMLParagraphElement>(null);

  // The focused form disappears with the log-in. The focus on the account makes screen readers announce it and keeps the keyboard here.
  useEffect(() => {
    const { changes } = account.state;
    const { activeElement, body } = who.current?.ownerDocument ?? {};
    if (changes > 0 && activeElement === body) who.current?.focus();
  }, [account]);

  async function logOut() {
    const { createEntryStore } = await import('../customer/entry.store.ts');
    await storeOf(createEntryStore).logOut();
  }

  return (
    <Step
      number={1}
      title={t('email.account')}
      action={
        <Button kind="text" busy={isBusy} onClick={logOut}>
          {t('email.log-out')}
        </Button>
      }
    >
      <p ref={who} tabIndex={-1} className={classNames(stepClasses.known, text.size14, text.soft)}>
        {t('email.logged-in', { email })}
        <br />
        {number !== null && t('email.number', { number })}
      </p>
    </Step>
  );
}

/** Collapsed until it is changed; a guest can still log in or register here. */
function Guest({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const account = useStore(createAccountStore);
  const { asked } = useSnapshot(account.state);
  const exists = asked?.email === form.email && asked.exist;
  return (
    <Step number={1} title={t('email.title')} action={<ChangeEmail />}>
      <p className={classNames(stepClasses.known, text.size14, text.soft)}>
        {form.email}
        <br />
        {t('email.guest')}{' '}
        <button
          type="button"
          className={classNames(text.link, classes.other)}
          onClick={() => account.open(exists ? 'password' : 'register')}
        >
          {t(exists ? 'email.log-in' : 'email.register')}
        </button>
      </p>
      <TypoHint form={form} />
    </Step>
  );
}

function ChangeEmail() {
  const t = useTexts('checkout');
  const account = useStore(createAccountStore);
  return (
    <Button kind="text" aria-label={t('email.change')} onClick={() => account.open('email')}>
      {t('change')}
    </Button>
  );
}
