import { FieldGrid, TextField } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { Button, classNames, text } from '@odeta/shared/ui';
import { useEffect, useState } from 'react';
import classes from './email-step.module.css';
import { Step } from './step.tsx';
import type { OrderForm } from './use-order-form.ts';

/** K5. An e-mail that was known already is folded away until it is to be changed or is found wrong. */
export function EmailStep({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const [isWanted, setWanted] = useState(false);
  const { form, isEmailKnown, email, errorAt } = order;

  useEffect(() => {
    if (isWanted) form.setFocus('email');
  }, [form, isWanted]);

  if (isEmailKnown && !isWanted && errorAt('email') === null) {
    return (
      <Step
        number={1}
        title={t('email.title')}
        action={
          <Button kind="text" aria-label={t('email.change')} onClick={() => setWanted(true)}>
            {t('change')}
          </Button>
        }
      >
        <p className={classNames(classes.known, text.size14, text.soft)}>
          {email}
          <br />
          {t('email.guest')}
        </p>
      </Step>
    );
  }
  return (
    <Step number={1} title={t('email.title')}>
      <FieldGrid>
        <TextField
          field={order.field('email')}
          label={t('fields.email')}
          help={t('email.help')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          width="two-thirds"
          required
        />
      </FieldGrid>
    </Step>
  );
}
