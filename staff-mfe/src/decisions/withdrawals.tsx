import { sizeName } from '@odeta/contracts';
import type { ListedWithdrawal } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Checkbox, FieldError } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { momentIn } from '../words/formats.ts';
import { CaseHead, CaseList } from './case-list.tsx';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';
import { OrderLink } from './files.tsx';

/** Withdrawals in the buyer's own words, and where their refunds go. */
export function Withdrawals() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { withdrawals, count } = useSnapshot(store.lists);
  const { lang } = document.documentElement;
  return (
    <>
      <CaseHead kind="withdrawals" />
      <CaseList
        items={withdrawals as readonly ListedWithdrawal[] | null}
        count={count}
        load={store.showWithdrawals}
        summary={({ number, country, orderNumber, at, isRead }) => ({
          title: number,
          facts: [orderNumber, momentIn(country, at, lang), t(isRead ? 'decisions.read' : 'decisions.to-read')],
        })}
      >
        {(withdrawal) => <Withdrawal withdrawal={withdrawal} />}
      </CaseList>
    </>
  );
}

function Withdrawal({ withdrawal }: { withdrawal: ListedWithdrawal }) {
  const t = useTexts('staff');
  const { orderId, orderNumber, goods, bankAccount, holder } = withdrawal;
  return (
    <>
      <div className={classes.part}>
        {goods === null ? (
          <p>{t('decisions.everything')}</p>
        ) : (
          <blockquote className={classes.words}>{goods}</blockquote>
        )}
        {bankAccount && <p>{t('decisions.refund-to', { account: bankAccount, holder })}</p>}
        <OrderLink id={orderId} number={orderNumber} />
      </div>
      <div className={classes.part}>{goods !== null && <Lines withdrawal={withdrawal} />}</div>
    </>
  );
}

function Lines({ withdrawal: { id, lines } }: { withdrawal: ListedWithdrawal }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const meant = lines.filter(({ isMeant }) => isMeant).map((line) => line.id);
  const form = useStaffForm({
    form: `withdrawal-${id}`,
    values: { lines: meant.join(' ') },
    required: [],
    keepsValues: true,
    check: ({ lines: ticked }) => (ticked === '' ? { lines: t('decisions.no-lines') } : {}),
    onSend: ({ lines: ticked }) => store.matchWithdrawal(id, ticked.split(' ').map(Number)),
  });
  const ticked = new Set(form.values.lines.split(' ').filter(Boolean));
  const { id: field, error } = form.field('lines');

  function tick(line: string, isTicked: boolean) {
    if (isTicked) ticked.add(line);
    else ticked.delete(line);
    form.set('lines', [...ticked].join(' '));
  }

  return (
    <StaffForm
      action={t('decisions.save-lines')}
      isMain
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={form.submit}
    >
      <fieldset
        id={field}
        tabIndex={-1}
        className={classes.lines}
        aria-describedby={error ? `${field}-error` : undefined}
      >
        <legend>{t('decisions.lines')}</legend>
        {lines.map(({ id: line, name, color, size, quantity }) => (
          <Checkbox key={line} checked={ticked.has(String(line))} onChange={(is) => tick(String(line), is)}>
            {[`${quantity} × ${name}`, color, sizeName(size)].filter(Boolean).join(', ')}
          </Checkbox>
        ))}
        {error && <FieldError id={`${field}-error`} message={error} />}
      </fieldset>
    </StaffForm>
  );
}
