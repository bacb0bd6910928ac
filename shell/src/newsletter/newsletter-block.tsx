import type { Message } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, classNames, layout, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { ClubHalf } from './club-half.tsx';
import classes from './newsletter-block.module.css';
import { createNewsletterFormStore } from './newsletter-form.store.ts';
import { NewsletterForm } from './newsletter-form.tsx';

interface Props {
  /** R20. Shown beside the club, as on the home page. */
  hasClub?: boolean;
  /** If given, it decides what to show after a failed call, which is otherwise shown as sent. */
  onSent?: (email: string, hasFailed: boolean) => void;
}

export function NewsletterBlock({ hasClub = false, onSent }: Props) {
  const t = useTexts('shell');
  const { format } = useStorefront();
  const { reward, club } = useSnapshot(useStore(createSiteContentsStore).state).layout;
  const { state } = useStore(createNewsletterFormStore);
  const { sent } = useSnapshot(state);
  if (!reward) return null;
  const isPair = hasClub && club !== null;

  function handleSent(email: string, messages: readonly Message[], hasFailed: boolean) {
    onSent?.(email, hasFailed);
    if (!(onSent && hasFailed)) Object.assign(state, { sent: messages, isNew: true });
  }

  return (
    <div className={classNames(layout.wrap, layout.later, classes.row, isPair && classes.pair)}>
      {isPair && <ClubHalf club={club} />}
      <section className={classes.block} aria-labelledby="newsletter-title">
        <div>
          <h2 id="newsletter-title" className={isPair ? text.title48 : text.title36}>
            {t('newsletter.title', { percent: reward.percent })}
          </h2>
          <p className={classNames(text.soft, classes.words)}>
            {t('newsletter.text', { price: format.price(reward.freeDeliveryFrom) })}
          </p>
        </div>
        {sent ? <Sent messages={sent} /> : <NewsletterForm onSent={handleSent} />}
      </section>
    </div>
  );
}

/** Takes the focus, because the focused element was removed. */
function Sent({ messages: [first, ...others] }: { messages: readonly Message[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useStore(createNewsletterFormStore);
  useEffect(() => {
    if (state.isNew) place.current?.focus();
    state.isNew = false;
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} className={classes.sent}>
      {first && <Alert type={first.type}>{first.message}</Alert>}
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
