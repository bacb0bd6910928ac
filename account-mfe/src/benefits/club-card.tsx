import type { Membership } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { takeFocus } from '@odeta/ui/take-focus';
import type { ReactNode } from 'react';
import { daysText } from '../codes/days-text.ts';
import membership from '../codes/membership.module.css';
import classes from './benefits.module.css';
import { createBenefitsStore } from './benefits.store.ts';

/** The customer's membership with its actions. */
export function ClubCard({ club }: { club: Membership }) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const { name, percent, state, since, until, daysLeft, saved, orders, fee, months, canJoin, renewableFrom } = club;
  const date = (isoDate: string) => dateText(session.country, isoDate);
  return (
    <section className={membership.card} aria-labelledby="club-title">
      <h2 id="club-title" className={classNames(text.size13, text.faint)}>
        {name}
      </h2>
      <Badge kind={state === 'active' ? 'success' : 'quiet'}>{t(`club.${state}`)}</Badge>
      <p className={text.title36}>{t('overview.club-percent', { percent })}</p>
      <dl className={classes.facts}>
        {since && <Fact term={t('club.since')}>{date(since)}</Fact>}
        {until && (
          <Fact term={t('club.until')}>
            {date(until)}
            {daysLeft !== null && `, ${daysText(t, daysLeft)}`}
          </Fact>
        )}
        {saved > 0 && (
          <Fact term={t('club.saved')}>{t('club.saved-in', { price: format.price(saved), count: orders })}</Fact>
        )}
        {canJoin && <Fact term={t('club.fee')}>{t('club.fee-for', { price: format.price(fee), count: months })}</Fact>}
      </dl>
      {state === 'pending' && <p className={classNames(text.size14, text.soft)}>{t('club.pending-text')}</p>}
      {renewableFrom && (
        <p className={classNames(text.size14, text.soft)}>{t('club.renewable', { date: date(renewableFrom) })}</p>
      )}
      <ClubActions club={club} />
    </section>
  );
}

function ClubActions({ club: { state, canJoin } }: { club: Membership }) {
  const t = useTexts('account');
  const store = useStore(createBenefitsStore);
  const { isBusy, isLeaving } = useSnapshot(store.state);
  if (isLeaving) {
    return (
      <fieldset className={classes.actions} aria-labelledby="leave-question">
        <p id="leave-question" ref={takeFocus} tabIndex={-1}>
          {t('club.leave-question')}
        </p>
        <Button busy={isBusy} onClick={store.leave}>
          {t('club.leave')}
        </Button>
        <Button kind="secondary" onClick={() => store.askToLeave(false)}>
          {t('club.stay')}
        </Button>
      </fieldset>
    );
  }
  return (
    <div className={classes.actions}>
      {canJoin && (
        <Button kind={state === 'none' ? 'primary' : 'secondary'} busy={isBusy} onClick={store.join}>
          {t(state === 'none' ? 'club.join' : 'club.renew')}
        </Button>
      )}
      {state === 'active' && (
        <Button kind="text" onClick={() => store.askToLeave(true)}>
          {t('club.leave')}
        </Button>
      )}
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
