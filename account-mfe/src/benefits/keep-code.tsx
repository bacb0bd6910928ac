import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { codeSchema } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import forms from '../forms/form.module.css';
import classes from './benefits.module.css';
import { createBenefitsStore } from './benefits.store.ts';

/** Adds a code or voucher to the account. It is redeemed with an order. */
export function KeepCode() {
  const t = useTexts('account');
  const store = useStore(createBenefitsStore);
  const { isBusy, isAdded } = useSnapshot(store.state);
  const [schema] = useState(codeSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { code: '' }, texts: t });
  const send = form.handleSubmit(
    async ({ code }) => {
      const errors = await store.add(code);
      if (errors.code) refuse('code', errors.code);
      if (store.state.isAdded) form.reset({ code: '' });
      form.setFocus('code');
    },
    () => form.setFocus('code'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }
  return (
    <form className={classNames(forms.form, classes.keep)} noValidate onSubmit={submit}>
      <CsrfField />
      <FieldGrid>
        <TextField
          field={{ ...field('code'), isValid: false }}
          label={t('codes.add')}
          help={t('codes.add-help')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          required
        />
      </FieldGrid>
      <div role="status">{isAdded && <Alert type="success">{t('codes.added')}</Alert>}</div>
      <div>
        <Button type="submit" kind="secondary" busy={isBusy}>
          {t('codes.add-button')}
        </Button>
      </div>
    </form>
  );
}
