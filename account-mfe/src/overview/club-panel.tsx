import type { Membership } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import classes from './overview.module.css';

/** The club's discount, its end, and the savings of this year. */
export function ClubPanel({ club }: { club: Membership }) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const { name, percent, state, until, saved, canJoin, renewableFrom } = club;
  const date = until && dateText(session.country, until);
  return (
    <section className={classNames(classes.panel, classes.quiet)} aria-labelledby="club">
      <h2 id="club" className={classNames(text.size13, text.faint)}>
        {name}
      </h2>
      <p className={text.title36}>{t('overview.club-percent', { percent })}</p>
      <p className={classNames(text.size14, text.soft)}>
        {t(standings[state], { date })} {saved > 0 && t('overview.club-saved', { price: format.price(saved) })}
      </p>
      <a className={classNames(text.link, text.size14)} href={addresses.codes.path}>
        {nextStep()}
      </a>
    </section>
  );

  function nextStep() {
    if (renewableFrom) return t('overview.club-renew-from', { date: dateText(session.country, renewableFrom) });
    if (!canJoin) return t('overview.to-club');
    return t(state === 'none' ? 'club.join' : 'club.renew');
  }
}

const standings = {
  none: 'overview.club-none',
  pending: 'club.pending-text',
  active: 'overview.club-until',
  ended: 'overview.club-ended',
} as const;
