import type { Message } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import classes from './newsletter-block.module.css';

interface Props {
  onSent: (email: string, messages: readonly Message[], hasFailed: boolean) => void;
}

/** A form with one field; the code for sending it is loaded on submit. */
export function NewsletterForm({ onSent }: Props) {
  const t = useTexts('shell');
  const storefront = useStorefront();
  const { privacyUrl } = useSnapshot(useStore(createSiteContentsStore).state).layout;
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const email = input.current?.value ?? '';
    setBusy(true);
    const result = await import(/* webpackChunkName: "lazy" */ '../visit/lazy.ts')
      .then(({ subscribe }) => subscribe(storefront, window, email))
      .catch(() => ({ step: 'refused' as const, error: t('newsletter.try-later') }));
    setBusy(false);
    if (result.step === 'sent') onSent(email, result.messages, result.hasFailed);
    else {
      setError(result.error);
      input.current?.focus();
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <label className={classes.label} htmlFor="newsletter-email">
        {t('newsletter.email')}
      </label>
      <input
        ref={input}
        id="newsletter-email"
        className={classes.input}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'newsletter-error'}
        onChange={() => setError(null)}
      />
      <Button type="submit" busy={isBusy}>
        {t('newsletter.send')}
      </Button>
      <p id="newsletter-error" className={classes.error} role="alert">
        {error !== null && <Icon icon="circle-alert" size={16} />}
        {error}
      </p>
      <p className={classes.legal}>
        {t('newsletter.legal')} <a href={privacyUrl}>{t('newsletter.privacy')}</a>.
      </p>
    </form>
  );
}
