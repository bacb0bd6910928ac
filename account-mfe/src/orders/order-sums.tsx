import type { AfterSale, OrderDetail, RefundState } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { InvoiceLinks } from '@odeta/orders';
import { countPieces, Panel, SummaryList } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';

interface Props {
  order: Pick<
    OrderDetail,
    'summary' | 'paid' | 'shippingName' | 'reducedBy' | 'total' | 'onVouchers' | 'clubFeeKept'
  > & {
    readonly invoices: readonly OrderDetail['invoices'][number][];
    readonly items: readonly OrderDetail['items'][number][];
    readonly refunds: readonly OrderDetail['refunds'][number][];
    readonly afterSale?: { readonly vouchers: readonly AfterSale['vouchers'][number][] } | undefined;
  };
}

const openTexts: Partial<Record<RefundState, string>> = { accepted: 'refund-accepted', failed: 'refund-failed' };

/** The cost of the order with its refunds. */
export function OrderSums({
  order: {
    summary,
    paid,
    shippingName,
    reducedBy,
    total,
    items,
    refunds,
    onVouchers,
    clubFeeKept,
    invoices,
    afterSale,
  },
}: Props) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const due = total - reducedBy;
  return (
    <Panel label={t('orders.sums')}>
      <SummaryList
        unit="account"
        summary={summary}
        pieces={countPieces(items)}
        shippingName={shippingName}
        totalLabel={paid ? t('orders.total-paid') : undefined}
      />
      {!paid && reducedBy > 0 && (
        <p className={text.size14}>
          {due > 0 ? t('orders.due', { amount: format.price(due) }) : t('orders.nothing-due')}
        </p>
      )}
      <InvoiceLinks unit="account" invoices={invoices} />
      {refunds.map(({ amount, doneAt, state }, place) => (
        <p key={`${place} ${amount}`} className={classNames(text.size14, text.soft)}>
          {doneAt
            ? t('orders.refunded', { amount: format.price(amount), date: dateText(session.country, doneAt) })
            : t(`orders.${openTexts[state] ?? 'refunding'}`, { amount: format.price(amount) })}
        </p>
      ))}
      {afterSale?.vouchers.map(({ amount, until }, place) => (
        <p key={`${place} ${amount}`} className={classNames(text.size14, text.soft)}>
          {t('orders.voucher-given', {
            amount: format.price(amount),
            date: until ? dateText(session.country, until) : '',
          })}
        </p>
      ))}
      {onVouchers > 0 && (
        <p className={classNames(text.size14, text.soft)}>
          {t('orders.on-vouchers', { amount: format.price(onVouchers) })}
        </p>
      )}
      {clubFeeKept > 0 && (
        <p className={classNames(text.size14, text.soft)}>
          {t(clubFeeKept < summary.clubFee ? 'orders.club-kept' : 'orders.club-stays', {
            amount: format.price(clubFeeKept),
          })}
        </p>
      )}
    </Panel>
  );
}
