import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { addressWithPhone } from '@odeta/validation';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';
import { arrivalText } from '../state/offered.ts';
import classes from './repeat-order.module.css';
import { useDestination } from './use-destination.ts';

/** Who orders, where it goes and how it is paid, to be checked before ordering. */
export function RepeatedChoices({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const { session, format } = useStorefront();
  const { shippingPayment, shipping, payment, laterItems, summary } = useSnapshot(useStore(createCheckoutStore).state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const destination = useDestination(form, method?.map ?? false);
  if (!method) return null;
  const { email, ...address } = form.customer();
  const day = arrivalText(method, laterItems, { t, format }) ?? '';
  const paidBy = method.payments.find(({ key }) => key === payment);

  return (
    <div className={classes.choices}>
      <Choice title={t('address.title')} lines={[email, ...addressWithPhone(session.country.code, address)]} />
      <Choice title={t('delivery.title')} lines={[method.name, ...destination, day]} />
      {paidBy && !isPaymentHidden({ payment, summary }) && (
        <Choice title={t('payment.title')} lines={[paidBy.name, paidBy.description]} />
      )}
    </div>
  );
}

function Choice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={classes.choice} aria-label={title}>
      <h2 className={text.size18}>{title}</h2>
      <div className={classNames(text.size14, text.soft)}>
        {lines.filter(Boolean).map((line, place) => (
          <p key={`${place} ${line}`}>{line}</p>
        ))}
      </div>
    </section>
  );
}
