import { countries } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { TextField, useShopForm } from '@odeta/ui/forms';
import { findOrderSchema } from '@odeta/validation';
import { useState } from 'react';
import { SingleTaskForm } from '../forms/single-task-form.tsx';
import { createFindOrderStore } from './find-order.store.ts';
import { OrderCodeForm } from './order-code-form.tsx';

interface Props {
  /** Whether it is beside the log-in form, which has the primary button. */
  isBeside?: boolean;
}

/** Opens a guest's order: asks for its number and e-mail, then for the code sent by e-mail. */
export function FindOrderForm({ isBeside = false }: Props) {
  const t = useTexts('account');
  const { isAsked } = useSnapshot(useStore(createFindOrderStore).state);
  if (isAsked) return <OrderCodeForm isBeside={isBeside} />;
  return (
    <>
      {isBeside && <h2 className={text.size18}>{t('find-order.beside-title')}</h2>}
      <AskForCode isBeside={isBeside} />
    </>
  );
}

function AskForCode({ isBeside }: { isBeside: boolean }) {
  const t = useTexts('account');
  const { iso } = countries[useStorefront().session.state.country];
  const store = useStore(createFindOrderStore);
  const { isBusy, problem, named } = useSnapshot(store.state);
  const [schema] = useState(findOrderSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { ...named }, texts: t });
  const width = isBeside ? 'half' : 'full';
  const send = form.handleSubmit(
    async ({ orderNumber, email }) => {
      const wrong = await store.ask({ orderNumber, email: email.trim() });
      for (const name of ['orderNumber', 'email'] as const) if (wrong[name]) refuse(name, wrong[name]);
    },
    ({ orderNumber }) => form.setFocus(orderNumber ? 'orderNumber' : 'email'),
  );

  return (
    <SingleTaskForm
      lead={t(isBeside ? 'find-order.beside-text' : 'find-order.text')}
      isBeside={isBeside}
      action={t(isBusy ? 'find-order.sending' : 'find-order.send')}
      isBusy={isBusy}
      problem={problem}
      onSend={() => void send()}
      onInput={store.prepare}
    >
      <TextField
        field={{ ...field('orderNumber'), isValid: false }}
        label={t('find-order.number')}
        help={isBeside ? undefined : t('find-order.number-help', { example: `${iso} 2611 0155` })}
        width={width}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        field={{ ...field('email'), id: 'order-email', isValid: false }}
        label={t('find-order.email')}
        width={width}
        autoComplete="email"
        required
      />
    </SingleTaskForm>
  );
}
