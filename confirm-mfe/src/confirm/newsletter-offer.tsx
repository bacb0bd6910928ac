import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import classes from './confirm.module.css';
import { createNewsletterStore } from './newsletter.store.ts';

/** Offers the newsletter to buyers who neither receive it nor asked for it with the order. */
export function NewsletterOffer({ email }: { email: string }) {
  const t = useTexts('confirm');
  const store = useStore(createNewsletterStore);
  const { isBusy, isSent, problem, answer } = useSnapshot(store.state);
  return (
    <section className={classNames(classes.offer, classes.onScreen)} aria-labelledby="newsletter-offer">
      <div>
        <h2 id="newsletter-offer" className={classNames(text.size14, text.medium)}>
          {t('newsletter.title')}
        </h2>
        <p role="status" className={classNames(text.size14, text.soft)}>
          {isSent ? answer : t('newsletter.text', { email })}
        </p>
        <div role="alert">
          {problem && <ProblemAlert problem={problem} texts={(key) => t(`newsletter.problem-${key}`)} />}
        </div>
      </div>
      {!isSent && (
        <Button kind="secondary" busy={isBusy} onClick={() => void store.subscribe(email)}>
          {t('newsletter.subscribe')}
        </Button>
      )}
    </section>
  );
}
