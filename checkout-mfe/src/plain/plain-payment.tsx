import type { CheckoutInit } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { offeredPayments, ownCost } from '../checkout/state/offered.ts';
import classes from './plain.module.css';
import { plainAddress } from './plain-address.ts';
import { PlainChoice } from './plain-choice.tsx';
import { PlainProblem } from './plain-problem.tsx';

const FORM = 'checkout.payment';

/** The payments of the chosen delivery; wallets need scripts. */
export function PlainPayment({ init }: { init: Snapshot<CheckoutInit> }) {
  const t = useTexts('checkout');
  const posted = usePosted(FORM);
  const method = init.shippingPayment.find(({ key }) => key === init.shipping);
  const base = method ? ownCost(method, init.summary.freeDelivery) : 0;
  const payments = offeredPayments(method?.payments ?? []).map(({ key, name, description, cost, disabled }) => ({
    ...{ key, title: name, disabled },
    details: disabled ? t('payment.disabled') : description,
    price: Math.max(cost - base, 0),
  }));
  return (
    <PostForm name={FORM} to={plainAddress('payment')} className={classes.form} withScripts>
      <PlainProblem form={FORM} />
      <PlainChoice
        name="payment"
        legend={t('payment.title')}
        choices={payments}
        chosen={posted.value('payment') ?? init.payment}
        error={posted.error('payment')}
      />
      <div>
        <Button type="submit" size="large">
          {t('email.go-on')}
        </Button>
      </div>
      <a className={text.link} href={plainAddress('details')}>
        {t('change')}
      </a>
    </PostForm>
  );
}
