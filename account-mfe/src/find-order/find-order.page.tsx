import { countries } from '@odeta/contracts';
import { LoadFailure } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { TextField, useShopForm } from '@odeta/ui/forms';
import { findOrderSchema } from '@odeta/validation';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { SingleTask } from '../single-task.tsx';
import { SingleTaskForm } from '../single-task-form.tsx';
import { CodeForm } from './code-form.tsx';
import { createFindOrderStore } from './find-order.store.ts';

/** P5. An order of who has no account, or is not logged in; what is said is the same whether it is there or not. */
export function FindOrderPage() {
  const t = useTexts('account');
  const store = useStore(createFindOrderStore);
  const { status, isAsked } = useSnapshot(store.state);
  if (status === 'failed') return <LoadFailure unit="account" onRetry={() => store.load()} />;
  return (
    <SingleTask title={t('find-order.title')}>
      {isAsked ? <CodeForm /> : <AskForCode />}
      <a className={text.link} href={addresses.logIn.path}>
        {t('find-order.log-in')}
      </a>
    </SingleTask>
  );
}

function AskForCode() {
  const t = useTexts('account');
  const { iso } = countries[useStorefront().session.state.country];
  const store = useStore(createFindOrderStore);
  const { isBusy, problem, named } = useSnapshot(store.state);
  const [schema] = useState(findOrderSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { ...named }, texts: t });
  const send = form.handleSubmit(
    async ({ orderNumber, email }) => {
      const wrong = await store.ask({ orderNumber, email: email.trim() });
      for (const name of ['orderNumber', 'email'] as const) if (wrong[name]) refuse(name, wrong[name]);
    },
    ({ orderNumber }) => form.setFocus(orderNumber ? 'orderNumber' : 'email'),
  );

  return (
    <SingleTaskForm
      lead={t('find-order.text')}
      action={t(isBusy ? 'find-order.sending' : 'find-order.send')}
      isBusy={isBusy}
      problem={problem}
      onSend={() => void send()}
      onInput={store.prepare}
    >
      <TextField
        field={{ ...field('orderNumber'), isRight: false }}
        label={t('find-order.number')}
        help={t('find-order.number-help', { example: `${iso} 2611 0155` })}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        required
      />
      <TextField
        field={{ ...field('email'), isRight: false }}
        label={t('forms.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    </SingleTaskForm>
  );
}
