import type { OpenRefund, Transfer } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { amountIn, momentHere, momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { CaseHead, CaseList } from './case-list.tsx';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';
import { OrderLink } from './files.tsx';

/** Refunds that the bank does not make, and those of cash that a person transfers. */
export function Refunds() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { refunds, transfers, count, countOfTransfers } = useSnapshot(store.lists);
  const { lang } = document.documentElement;
  const summaryOf = ({ country, amount, orderNumber, at, reason }: OpenRefund | Transfer) => ({
    title: `${orderNumber}, ${amountIn(country, amount)}`,
    facts: [wordFor(t, 'refund-reasons', reason), t('decisions.owed-since', { moment: momentIn(country, at, lang) })],
  });
  return (
    <>
      <CaseHead kind="refunds" />
      <h2 className={classNames(classes.section, text.size22)}>{t('decisions.at-bank')}</h2>
      <CaseList
        items={refunds as readonly OpenRefund[] | null}
        count={count}
        load={store.showRefunds}
        summary={summaryOf}
      >
        {(refund) => <AtBank refund={refund} />}
      </CaseList>
      <h2 className={classNames(classes.section, text.size22)}>{t('decisions.transfers')}</h2>
      <CaseList
        items={transfers as readonly Transfer[] | null}
        count={countOfTransfers}
        load={async () => undefined}
        summary={summaryOf}
      >
        {(transfer) => <CashTransfer transfer={transfer} />}
      </CaseList>
    </>
  );
}

function AtBank({ refund }: { refund: OpenRefund }) {
  const t = useTexts('staff');
  const { id, bankId, refusal, attempts, orderId, orderNumber, waitsSince } = refund;
  const store = useStore(createDecisions);
  const again = usePress(() => store.requestRefund(id));
  return (
    <>
      <div className={classes.part}>
        <p>{t('decisions.bank-id', { id: bankId })}</p>
        <p className={text.size14}>{t('decisions.attempts', { count: attempts })}</p>
        {refusal && <blockquote className={classes.words}>{refusal}</blockquote>}
        <OrderLink id={orderId} number={orderNumber} />
      </div>
      <div className={classes.part}>
        {waitsSince === null ? (
          <Alert type="info">{nextOf(t, refund)}</Alert>
        ) : (
          <>
            <p>{t('decisions.look-first')}</p>
            <div role="alert">{again.problem && <Alert type="error">{again.problem}</Alert>}</div>
            <div>
              <Button kind="primary" busy={again.isBusy} onClick={again.press}>
                {t('decisions.request-again')}
              </Button>
            </div>
            <Done id={id} kind="refunds" label={t('decisions.how-refunded')} />
          </>
        )}
      </div>
    </>
  );
}

function nextOf(t: ReturnType<typeof useTexts>, { acceptedAt, checkAt }: OpenRefund) {
  const { lang } = document.documentElement;
  const again = momentHere(checkAt, lang);
  return acceptedAt === null
    ? t('decisions.requested-again', { moment: again })
    : t('decisions.asked-again', { accepted: momentHere(acceptedAt, lang), moment: again });
}

function CashTransfer({ transfer }: { transfer: Transfer }) {
  const t = useTexts('staff');
  const { id, bankAccount, holder, email, orderId, orderNumber } = transfer;
  return (
    <>
      <div className={classes.part}>
        {bankAccount ? (
          <p>{t('decisions.refund-to', { account: bankAccount, holder })}</p>
        ) : (
          <p>{email ? t('decisions.no-account', { email }) : t('decisions.no-account-deleted')}</p>
        )}
        <OrderLink id={orderId} number={orderNumber} />
      </div>
      <div className={classes.part}>
        <Done id={id} kind="transfers" label={t('decisions.how-transferred')} />
      </div>
    </>
  );
}

function Done({ id, kind, label }: { id: string; kind: 'refunds' | 'transfers'; label: string }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: `refund-${id}`,
    values: { note: '' },
    required: ['note'],
    onSend: ({ note }) => store.completeRefund(kind, id, note),
  });
  return (
    <StaffForm action={t('decisions.has-money')} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextField field={field('note')} autoComplete="off" label={label} required />
    </StaffForm>
  );
}
