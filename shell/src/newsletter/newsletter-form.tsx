import type { Message } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import { usePosted } from '@odeta/ui/forms/posted';
import { type SyntheticEvent, useRef } from 'react';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import classes from './newsletter-block.module.css';
import { createNewsletterFormStore } from './newsletter-form.store.ts';
import { NEWSLETTER_SENT } from './newsletter-sent.ts';

const FORM = 'shell.newsletter';

interface Props {
  onSent: (email: string, messages: readonly Message[], hasFailed: boolean) => void;
}

/** A form with one field; the code for sending it is loaded on submit. */
export function NewsletterForm({ onSent }: Props) {
  const t = useTexts('shell');
  const storefront = useStorefront();
  const { privacyUrl } = useSnapshot(useStore(createSiteContentsStore).state).layout;
  const input = useRef<HTMLInputElement>(null);
  const { state } = useStore(createNewsletterFormStore);
  const { isBusy, ...shown } = useSnapshot(state);
  const { pathname } = useLocation();
  const posted = usePosted(FORM);
  const error = shown.error ?? (shown.email === '' ? (posted.error('email') ?? posted.problem) : null);

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (state.isBusy) return;
    const email = input.current?.value ?? '';
    state.isBusy = true;
    const result = await import(/* webpackChunkName: "lazy" */ '../visit/lazy.ts')
      .then(({ subscribe }) => subscribe(storefront, window, email))
      .catch(() => ({ step: 'refused' as const, error: t('newsletter.try-later') }));
    state.isBusy = false;
    if (result.step === 'sent') onSent(email, result.messages, result.hasFailed);
    else {
      state.error = result.error;
      input.current?.focus();
    }
  }

  return (
    <form className={classes.form} noValidate method="post" action={pathname} onSubmit={handleSubmit}>
      <input type="hidden" name="form" value={FORM} />
      <p id={NEWSLETTER_SENT} className={classes.look} role="status">
        {t('newsletter.look')}
      </p>
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
        defaultValue={state.email || posted.value('email')}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'newsletter-error'}
        onChange={({ target }) => Object.assign(state, { email: target.value, error: null })}
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
