import { AddressField } from '@odeta/address';
import { type CheckoutInit, PLAIN_CHECKOUT } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { FieldGrid, plainField, TextField } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { addressFields } from '@odeta/validation';
import { customerFieldsOf } from '../checkout/form/customer-fields.ts';
import { arrivalText, canBePaid, cardOf, offeredMethods, ownCost } from '../checkout/state/offered.ts';
import classes from './plain.module.css';
import { PlainChoice } from './plain-choice.tsx';
import { PlainProblem } from './plain-problem.tsx';

const FORM = 'checkout.details';

export function PlainDetails({ init }: { init: Snapshot<CheckoutInit> }) {
  const t = useTexts('checkout');
  const { format, session } = useStorefront();
  const posted = usePosted(FORM);
  const known = customerFieldsOf(init.customer);
  const { shown, required } = addressFields[session.country.code];
  const methods = offeredMethods(init.shippingPayment).map(({ key, name, description, cost, payments, ...days }) => ({
    key,
    title: name,
    details: [description, arrivalText(days, init.laterItems, { t, format })].filter(Boolean).join(' '),
    price: ownCost({ cost }, init.summary.freeDelivery),
    disabled: !canBePaid(payments),
  }));
  return (
    <PostForm name={FORM} to={PLAIN_CHECKOUT} className={classes.form} withScripts>
      <PlainProblem form={FORM} />
      <h2 className={text.size22}>{t('address.title')}</h2>
      <FieldGrid>
        <TextField
          field={plainField(posted, 'email', known.email)}
          label={t('fields.email')}
          help={t('email.help')}
          autoComplete="email"
          required
        />
        {shown.map((name) => (
          <AddressField
            key={name}
            name={name}
            field={plainField(posted, name, known[name])}
            texts={t}
            required={required.includes(name)}
          />
        ))}
      </FieldGrid>
      <PlainChoice
        name="shipping"
        legend={t('delivery.title')}
        choices={methods}
        chosen={posted.value('shipping') ?? cardOf(init.shippingPayment, init.shipping)}
        error={posted.error('shipping')}
      />
      <Button type="submit" size="large">
        {t('email.go-on')}
      </Button>
    </PostForm>
  );
}
