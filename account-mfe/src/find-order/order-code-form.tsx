import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { orderCodeSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import formClasses from '../forms/form.module.css';
import { createFindOrderStore } from './find-order.store.ts';

/** The form for the code sent by e-mail. */
export function OrderCodeForm({ isBeside }: { isBeside: boolean }) {
  const t = useTexts('account');
  const store = useStore(createFindOrderStore);
  const { isBusy, problem, named } = useSnapshot(store.state);
  const [schema] = useState(orderCodeSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { code: '' }, texts: t });
  const status = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => status.current?.focus(), []);
  const send = form.handleSubmit(
    async ({ code }) => {
      const wrong = await store.open(code);
      if (!wrong.code) return;
      refuse('code', wrong.code);
      form.setFocus('code');
    },
    () => form.setFocus('code'),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <form className={formClasses.form} noValidate onSubmit={submit}>
      <CsrfField />
      <h2 className={isBeside ? text.size18 : text.title28}>{t('find-order.look')}</h2>
      <p ref={status} role="status" tabIndex={-1}>
        {t('find-order.sent', { number: inOneLine(named.orderNumber), email: named.email })}
      </p>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <FieldGrid>
        <TextField
          field={{ ...field('code'), isValid: false }}
          label={t('find-order.code')}
          help={t('find-order.code-help')}
          width="half"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
        />
      </FieldGrid>
      <Button type="submit" {...(isBeside ? { kind: 'secondary' } : { size: 'large' })} wide busy={isBusy}>
        {t(isBusy ? 'find-order.opening' : 'find-order.open')}
      </Button>
      <Button kind="secondary" onClick={store.askAgain}>
        {t('find-order.again')}
      </Button>
    </form>
  );
}
