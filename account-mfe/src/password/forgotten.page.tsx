import { AccountEmailField, typedEmail } from '@odeta/account-forms';
import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { useShopForm } from '@odeta/ui/forms';
import { emailSchema } from '@odeta/validation';
import { useEffect, useRef, useState } from 'react';
import { pageMeta } from '../account/page-meta.ts';
import { addresses } from '../addresses.ts';
import { SingleTask } from '../forms/single-task.tsx';
import { SingleTaskForm } from '../forms/single-task-form.tsx';
import classes from './password.module.css';
import { createPasswordStore } from './password.store.ts';

const FORGOTTEN_FORM = 'account.forgotten';

export const load = ({ storeOf }: Storefront, location: PageLocation) =>
  storeOf(createPasswordStore).loadForgotten(location);

export const meta = pageMeta('forgotten.title');

/** Requests a link for a new password. The answer does not reveal whether the e-mail has an account. */
export default function ForgottenPage() {
  const t = useTexts('account');
  const { search, pathname } = useLocation();
  const store = useStore(createPasswordStore);
  const { status, sentTo } = useSnapshot(store.state);
  const location = { path: pathname, params: {}, query: new URLSearchParams(search) };
  if (status === 'failed') return <LoadFailure unit="account" onRetry={() => store.loadForgotten(location)} />;
  return (
    <SingleTask title={t('forgotten.title')}>
      {sentTo === null ? <AskForLink /> : <Sent email={sentTo} />}
      <a className={text.link} href={addresses.logIn.path}>
        {t('forgotten.back')}
      </a>
    </SingleTask>
  );
}

function AskForLink() {
  const t = useTexts('account');
  const store = useStore(createPasswordStore);
  const { isBusy, problem } = useSnapshot(store.state);
  const [schema] = useState(emailSchema);
  const { form, field, refuse, fill } = useShopForm({ schema, values: { email: '' }, texts: t, form: FORGOTTEN_FORM });
  // In the browser only: the page from the server is the same for everyone.
  useEffect(() => fill({ email: typedEmail().read() ?? '' }), []);
  const send = form.handleSubmit(
    async ({ email }) => {
      const wrong = await store.ask(email.trim());
      if (wrong.email) refuse('email', wrong.email);
      else typedEmail().forget();
    },
    () => form.setFocus('email'),
  );

  return (
    <SingleTaskForm
      lead={t('forgotten.text')}
      action={t(isBusy ? 'forgotten.sending' : 'forgotten.send')}
      isBusy={isBusy}
      problem={problem}
      onSend={() => void send()}
      form={FORGOTTEN_FORM}
      onInput={store.prepare}
    >
      <AccountEmailField field={{ ...field('email'), isValid: false }} label={t('forms.email')} />
    </SingleTaskForm>
  );
}

function Sent({ email }: { email: string }) {
  const t = useTexts('account');
  const { askAgain } = useStore(createPasswordStore);
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={classes.done} role="status" tabIndex={-1}>
      <p className={text.size18}>{t('forgotten.look')}</p>
      {email !== '' && <p>{t('forgotten.sent', { email })}</p>}
      <Button kind="secondary" onClick={askAgain}>
        {t('forgotten.again')}
      </Button>
    </div>
  );
}
