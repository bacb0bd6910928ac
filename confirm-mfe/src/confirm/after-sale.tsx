import {
  amendPageOf,
  type PlacedOrder,
  type RefundState,
  returnFormPageOf,
  returnPageOf,
  type AfterSale as Sale,
} from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { useSecondPress } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect } from 'react';
import { createAfterSaleStore } from './after-sale.store.ts';
import classes from './confirm.module.css';

interface Props {
  orderId: string;
  paid: boolean;
  /** Changes when the order does, so that this part is read again. */
  progress: PlacedOrder['progress'];
}

/** Everything that a buyer may do with the order now, without an account too: cancel, withdraw, return, complain; and what became of it. */
export function AfterSale({ orderId, paid, progress }: Props) {
  const t = useTexts('confirm');
  const store = useStore(createAfterSaleStore);
  const { afterSale, orderId: shown } = useSnapshot(store.state);

  useEffect(() => {
    void store.load({ id: orderId, progress });
  }, [store, orderId, progress]);

  if (!afterSale || shown !== orderId) return null;
  const { mayCancel, withdrawal, kinds, returns, refunds, vouchers } = afterSale;
  if (!mayCancel && !withdrawal && kinds.length + returns.length + refunds.length + vouchers.length === 0) return null;
  return (
    <section className={classNames(classes.box, classes.onScreen)} aria-labelledby="after-sale">
      <h2 id="after-sale" className={text.size18}>
        {t('after-sale.title')}
      </h2>
      <ul className={classNames(classes.ways, text.size14)}>
        <Refunds refunds={refunds} />
        <Vouchers vouchers={vouchers} />
        {returns.map(({ id, number, kind, status }) => (
          <li key={id}>
            <a className={text.link} href={returnPageOf(id)}>
              {t(`after-sale.kinds.${kind}`, { number: inOneLine(number) })}
            </a>{' '}
            · {t(`after-sale.status.${status}`)}
          </li>
        ))}
        <Ways orderId={orderId} afterSale={afterSale} />
      </ul>
      {mayCancel && <Cancel paid={paid} />}
    </section>
  );
}

const openTexts: Partial<Record<RefundState, string>> = { accepted: 'refund-accepted', failed: 'refund-failed' };

function Refunds({ refunds }: { refunds: readonly Readonly<Sale['refunds'][number]>[] }) {
  const t = useTexts('confirm');
  const { format, session } = useStorefront();
  return refunds.map(({ amount, doneAt, state }, place) => (
    <li key={`${place} ${amount}`}>
      {doneAt
        ? t('after-sale.refunded', { amount: format.price(amount), date: dateText(session.country, doneAt) })
        : t(`after-sale.${openTexts[state] ?? 'refunding'}`, { amount: format.price(amount) })}
    </li>
  ));
}

function Vouchers({ vouchers }: { vouchers: readonly Readonly<Sale['vouchers'][number]>[] }) {
  const t = useTexts('confirm');
  const { format, session } = useStorefront();
  return vouchers.map(({ amount, until }, place) => (
    <li key={`${place} ${amount}`}>
      {t('after-sale.voucher', { amount: format.price(amount), date: until ? dateText(session.country, until) : '' })}
    </li>
  ));
}

interface WaysProps {
  orderId: string;
  afterSale: Pick<Sale, 'mayAmend' | 'withdrawal' | 'withdrawalUrl'> & {
    readonly kinds: readonly Readonly<Sale['kinds'][number]>[];
  };
}

/** Links to the forms, each with its last day. */
function Ways({ orderId, afterSale: { mayAmend, withdrawal, withdrawalUrl, kinds } }: WaysProps) {
  const t = useTexts('confirm');
  const { session } = useStorefront();
  const untilOf = (day: string | null, key = 'until') =>
    day ? ` · ${t(`after-sale.${key}`, { date: dateText(session.country, day) })}` : '';
  return (
    <>
      {mayAmend && (
        <li>
          <a className={text.link} href={amendPageOf(orderId)}>
            {t('after-sale.amend')}
          </a>
        </li>
      )}
      {withdrawal && (
        <li>
          <a className={text.link} href={withdrawalUrl}>
            {t('after-sale.withdraw')}
          </a>
          {untilOf(withdrawal.until)}
        </li>
      )}
      {kinds.length > 0 && (
        <li>
          <a className={text.link} href={returnFormPageOf(orderId)}>
            {t('return')}
          </a>
          {kinds.map(({ kind, until }) => untilOf(until, `until-${kind}`))}
        </li>
      )}
    </>
  );
}

function Cancel({ paid }: { paid: boolean }) {
  const t = useTexts('confirm');
  const store = useStore(createAfterSaleStore);
  const { isBusy, problem } = useSnapshot(store.state);
  const { isAsked, ask, leave, askRef, leaveRef } = useSecondPress();
  return (
    <>
      <p className={classNames(text.size14, text.soft)}>
        {t(paid ? 'after-sale.cancel-paid' : 'after-sale.cancel-text')}
      </p>
      <div className={classes.actions}>
        {isAsked ? (
          <>
            <Button busy={isBusy} onClick={() => void store.cancel()}>
              {t('after-sale.cancel-yes')}
            </Button>
            <Button kind="text" ref={leaveRef} onClick={leave}>
              {t('after-sale.cancel-no')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" ref={askRef} onClick={ask}>
            {t('after-sale.cancel')}
          </Button>
        )}
      </div>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`after-sale.problem-${key}`)} />}
      </div>
    </>
  );
}
