import { accountPages, buyingPages } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useId, useState } from 'react';
import { createClubStore } from './club.store.ts';
import classes from './club-calculator.module.css';
import { type ClubTerms, paysFrom, savedWith, scaleOf } from './club-savings.ts';

/** Whether the membership pays off for what the visitor buys, and the press that adds it to the next order. */
export function ClubCalculator({ club }: { club: ClubTerms }) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const id = useId();
  const { most, step } = scaleOf(club);
  const [purchases, setPurchases] = useState(Math.ceil((paysFrom(club) * 3) / step) * step);
  const saved = savedWith(club, purchases);
  const from = format.price(Math.ceil(paysFrom(club) / step) * step);
  return (
    <section className={classes.box} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={text.size18}>
        {t('club.title')}
      </h2>
      <div className={classes.line}>
        <label htmlFor={id}>{t('club.purchases', { count: club.months })}</label>
        <output htmlFor={id} className={text.size22}>
          {format.price(purchases)}
        </output>
      </div>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={most}
        step={step}
        value={purchases}
        aria-valuetext={format.price(purchases)}
        onChange={({ target }) => setPurchases(target.valueAsNumber)}
      />
      <dl className={classes.sums}>
        <div>
          <dt>{t('club.discount', { percent: club.percent })}</dt>
          <dd>{format.price((purchases * club.percent) / 100)}</dd>
        </div>
        <div>
          <dt>{t('club.fee')}</dt>
          <dd>{format.price(club.fee)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t(saved < 0 ? 'club.lost' : 'club.saved')}</dt>
          <dd>{format.price(Math.abs(saved))}</dd>
        </div>
      </dl>
      <Join club={club} />
      <p className={classNames(text.size13, text.faint)}>{t('club.pays-from', { price: from, count: club.months })}</p>
    </section>
  );
}

function Join({ club }: { club: ClubTerms }) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const store = useStore(createClubStore);
  const { outcome, isBusy, problem } = useSnapshot(store.state);
  return (
    <>
      {outcome === null && (
        <Button wide size="large" busy={isBusy} onClick={() => void store.join()}>
          {t('club.join', { price: format.price(club.fee) })}
        </Button>
      )}
      <div role="status">
        {outcome === 'joined' && (
          <Alert type="success">
            {t('club.joined')}{' '}
            <a className={text.link} href={buyingPages.cart}>
              {t('club.to-cart')}
            </a>
          </Alert>
        )}
        {outcome === 'refused' && (
          <Alert type="info">
            {t('club.refused')}{' '}
            <a className={text.link} href={accountPages.logIn}>
              {t('club.log-in')}
            </a>
          </Alert>
        )}
      </div>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`club.problem-${key}`)} />}</div>
    </>
  );
}
