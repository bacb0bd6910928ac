import type { Blogger } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { CopiedCode } from '../codes/copied-code.tsx';
import membership from '../codes/membership.module.css';

const kinds = { waiting: 'warning', active: 'success', held: 'danger' } as const;

/** The state of the application, and its consequences. */
export function BloggerStanding({ blogger: { state, reason, sentAt, code, profile } }: { blogger: Snapshot<Blogger> }) {
  const t = useTexts('account');
  const { session } = useStorefront();
  return (
    <section className={membership.card} aria-labelledby="standing-title">
      <h2 id="standing-title" className={classNames(text.size13, text.faint)}>
        {profile.profileName}
      </h2>
      <Badge kind={kinds[state]}>{t(`blogger.${state}`)}</Badge>
      <p className={text.title36}>{t(`blogger.${state}-title`, { percent: code?.percent ?? 0 })}</p>
      {state === 'waiting' && (
        <p className={text.soft}>{t('blogger.waiting-text', { date: dateText(session.country, sentAt) })}</p>
      )}
      {state === 'held' && (
        <>
          <p>{reason}</p>
          <p className={text.soft}>{t('blogger.held-text')}</p>
        </>
      )}
      {code && (
        <>
          <CopiedCode code={code.code} />
          <p>{t('blogger.orders', { count: code.orders })}</p>
          <p className={classNames(text.size14, text.soft)}>{t('blogger.active-text')}</p>
        </>
      )}
    </section>
  );
}
