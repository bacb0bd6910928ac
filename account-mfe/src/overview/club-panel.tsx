import type { AccountOverview } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import classes from './overview.module.css';

/** P3. What the club takes off, and until when. */
export function ClubPanel({ club }: { club: NonNullable<AccountOverview['club']> }) {
  const t = useTexts('account');
  const { session } = useStorefront();
  const { name, percent, active, until } = club;
  return (
    <section className={classNames(classes.panel, classes.quiet)} aria-labelledby="club">
      <h2 id="club" className={classNames(text.size13, text.faint)}>
        {name}
      </h2>
      <p className={text.title36}>{t('overview.club-percent', { percent })}</p>
      <p className={classNames(text.size14, text.soft)}>
        {active && until
          ? t('overview.club-until', { date: dateText(session.country, until) })
          : t('overview.club-none')}
      </p>
      <a className={classNames(text.link, text.size14)} href={addresses.codes.path}>
        {t('overview.to-club')}
      </a>
    </section>
  );
}
