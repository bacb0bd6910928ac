import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, useShopForm } from '@odeta/ui/forms';
import { PasswordField } from '@odeta/ui/forms/password';
import { currentPasswordSchema } from '@odeta/validation';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { OPEN } from './open-parameter.ts';
import { createPersonalDataStore, type Wish } from './personal-data.store.ts';

/** Asks for the password, so that somebody else at an open browser cannot export or delete the account. */
export function ConfirmWish({ wish, label }: { wish: Wish; label: string }) {
  const t = useTexts('account');
  const store = useStore(createPersonalDataStore);
  const { isBusy, waitDays } = useSnapshot(store.state);
  const [schema] = useState(currentPasswordSchema);
  const { form, field, refuse } = useShopForm({
    schema,
    values: { currentPassword: '' },
    texts: t,
    form: `account.${wish}`,
  });
  const focus = () => form.setFocus('currentPassword');
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('currentPassword'), [form.setFocus]);
  const send = form.handleSubmit(async (typed) => {
    const { currentPassword } = await store.confirm(wish, typed.currentPassword);
    if (!currentPassword) return;
    refuse('currentPassword', currentPassword);
    focus();
  }, focus);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }
  function leave(event: MouseEvent) {
    event.preventDefault();
    store.ask(null);
  }
  return (
    <form
      className={classes.form}
      noValidate
      method="post"
      action={`${addresses.settings.path}?${OPEN}=${wish}`}
      onSubmit={submit}
      aria-label={label}
    >
      <CsrfField form={`account.${wish}`} />
      <p className={classNames(text.size14, text.soft)}>{t(`personal-data.${wish}-text`, { days: waitDays })}</p>
      <FieldGrid>
        <PasswordField
          field={{ ...field('currentPassword'), id: 'wish-password', isValid: false }}
          label={t('settings.current-password')}
          showLabel={t('forms.show-password')}
          autoComplete="current-password"
        />
      </FieldGrid>
      <div className={classes.actions}>
        <Button type="submit" busy={isBusy}>
          {wish === 'export' ? t('personal-data.export-send') : label}
        </Button>
        <Button kind="text" type="submit" name="cancel" value="true" onClick={leave}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  );
}
