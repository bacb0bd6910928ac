import type { OwnOrder, WithdrawalDeadline } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import classes from './deadline.module.css';
import { createWithdrawalStore } from './withdrawal.store.ts';

/** The last day to withdraw from the order that this visit knows; without one, the rule of the law for any order. */
export function Deadline({ claimsUrl, formUrl }: { claimsUrl: string; formUrl: string | undefined }) {
  const t = useTexts('help');
  const { own, step } = useSnapshot(useStore(createWithdrawalStore).state);
  if (step === 'sent') return null;
  return (
    <section className={classes.deadline} aria-labelledby="deadline-title">
      <h2 id="deadline-title" className={text.size18}>
        {t('withdrawal.deadline')}
      </h2>
      {own?.deadline ? (
        <KnownDays number={own.number} deadline={own.deadline} />
      ) : (
        <AnyDays number={own?.deadline === null ? own.number : null} />
      )}
      <a className={text.link} href={claimsUrl}>
        {t('withdrawal.how')}
      </a>
      {formUrl !== undefined && (
        <p className={text.soft}>
          {t('withdrawal.by-post')}{' '}
          <a className={text.link} href={formUrl} download>
            {t('withdrawal.form-pdf')}
          </a>
        </p>
      )}
    </section>
  );
}

function KnownDays({ number, deadline }: { number: OwnOrder['number']; deadline: Readonly<WithdrawalDeadline> }) {
  const t = useTexts('help');
  const { format, session } = useStorefront();
  const { deliveredOn, withdrawUntil, daysLeft, returnUntil, returnFee } = deadline;
  const day = (date: string) => dateText(session.country, date);
  return (
    <>
      <Rows
        rows={[
          [t('withdrawal.delivered'), day(deliveredOn)],
          [t(daysLeft === null ? 'withdrawal.ended' : 'withdrawal.until'), day(withdrawUntil)],
          ...(daysLeft === null ? [] : [[t('withdrawal.left'), t('withdrawal.days', { count: daysLeft })] as const]),
        ]}
      />
      {returnUntil !== null && (
        <p className={classes.later}>
          {t(returnFee === 0 ? 'withdrawal.later-free' : 'withdrawal.later', {
            number: inOneLine(number),
            date: day(returnUntil),
            fee: format.price(returnFee),
          })}
        </p>
      )}
    </>
  );
}

/** The same number of rows, so that nothing moves when the order is known. `number` is the known order that is not delivered. */
function AnyDays({ number }: { number: OwnOrder['number'] | null }) {
  const t = useTexts('help');
  return (
    <>
      <Rows
        rows={[
          [t('withdrawal.lasts'), t('withdrawal.fourteen-days')],
          [t('withdrawal.begins'), t('withdrawal.after-delivery')],
          [t('withdrawal.possible'), t('withdrawal.before-delivery')],
        ]}
      />
      <p className={classes.later}>
        {number === null ? t('withdrawal.enough') : t('withdrawal.not-delivered', { number: inOneLine(number) })}
      </p>
    </>
  );
}

const Rows = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={classes.rows}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
