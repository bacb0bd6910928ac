import { NewPassword } from '@odeta/account-forms';
import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, buttonClass } from '@odeta/ui';
import { CsrfField, useShopForm } from '@odeta/ui/forms';
import { UsernameField } from '@odeta/ui/forms/password';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { passwordSchema } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import { pageMeta } from '../account/page-meta.ts';
import { addresses } from '../addresses.ts';
import formClasses from '../forms/form.module.css';
import { SingleTask } from '../forms/single-task.tsx';
import { useAddress } from '../forms/use-address.ts';
import { createPasswordStore } from './password.store.ts';

export const load = ({ storeOf }: Storefront, location: PageLocation) => storeOf(createPasswordStore).loadNew(location);

export const meta = pageMeta('new-password.title');

/** Sets a new password with the link of an e-mail. */
export default function NewPasswordPage() {
  const t = useTexts('account');
  const { search, pathname } = useLocation();
  const store = useStore(createPasswordStore);
  const { status, email } = useSnapshot(store.state);
  const location = { path: pathname, params: {}, query: new URLSearchParams(search) };
  if (status === 'failed') return <LoadFailure unit="account" onRetry={() => store.loadNew(location)} />;
  return (
    <SingleTask title={t('new-password.title')}>
      {email !== null && <SetPassword email={email} onSend={(password) => store.reset(location, password)} />}
      {email === null && status === 'ready' && (
        <>
          <Alert type="error">{t('new-password.unusable')}</Alert>
          <a className={buttonClass({})} href={addresses.forgottenPassword.path}>
            {t('new-password.another')}
          </a>
        </>
      )}
    </SingleTask>
  );
}

const PASSWORD_FORM = 'account.new-password';

interface Props {
  email: string;
  onSend: (password: string) => Promise<Record<string, string>>;
}

function SetPassword({ email, onSend }: Props) {
  const t = useTexts('account');
  const { isBusy, problem } = useSnapshot(useStore(createPasswordStore).state);
  const [schema] = useState(passwordSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { password: '' }, texts: t, form: PASSWORD_FORM });
  const posted = usePosted(PASSWORD_FORM).problem;
  const shown = problem ?? (posted === null ? null : { key: null, text: posted });
  const send = form.handleSubmit(
    async ({ password }) => {
      const wrong = await onSend(password);
      if (wrong.password) refuse('password', wrong.password);
    },
    () => form.setFocus('password'),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <form className={formClasses.form} noValidate method="post" action={useAddress()} onSubmit={submit}>
      <CsrfField form={PASSWORD_FORM} />
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <UsernameField email={email} />
      <NewPassword
        field={field('password')}
        password={form.watch('password')}
        label={t('new-password.password')}
        texts={t}
        group="forms"
      />
      <Alert type="info">{t('new-password.others')}</Alert>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t(isBusy ? 'new-password.saving' : 'new-password.save')}
      </Button>
    </form>
  );
}
