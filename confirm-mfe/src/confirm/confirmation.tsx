import printer from '@lucide/icons/icons/printer';
import { buyingPages, type PlacedOrder } from '@odeta/contracts';
import { InvoiceLinks } from '@odeta/orders';
import { countPieces, ItemGroups, Panel, SummaryList } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, buttonClass, classNames, Icon, layout, text } from '@odeta/ui';
import { AccountOffer } from './account-offer.tsx';
import { AfterSale } from './after-sale.tsx';
import classes from './confirm.module.css';
import { type DeliveredOrder, DeliveryBox } from './delivery-box.tsx';
import { NewsletterOffer } from './newsletter-offer.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTrack } from './order-track.tsx';
import type { PayAgain } from './pay-again/pay-again-form.tsx';
import { PayAgainOffer } from './pay-again-offer.tsx';
import { PushOffer } from './push-offer.tsx';
import { parcelsOf } from './two-parcels.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

interface Props {
  order: Omit<PlacedOrder, 'items' | 'payAgain' | 'parcels' | 'invoices' | keyof DeliveredOrder> &
    DeliveredOrder & {
      readonly items: readonly PlacedOrder['items'][number][];
      readonly invoices: readonly PlacedOrder['invoices'][number][];
      readonly parcels: Parameters<typeof OrderTrack>[0]['order']['parcels'];
      readonly payAgain: (PayAgain & { readonly until: string }) | null;
    };
  email: string;
  /** The visitor placed the order, in this browser or with their account. */
  isOwn: boolean;
  /** Whether a guest is offered an account for this order (R21). */
  canRegister: boolean;
  newsletterOffered: boolean;
  pushOffered: boolean;
}

export function Confirmation({ order, email, isOwn, canRegister, newsletterOffered, pushOffered }: Props) {
  const t = useTexts('confirm');
  const { format } = useStorefront();
  const { state, paid, shipping, items, summary, payAgain, progress, parcels, invoices } = order;
  const isOpen = progress === null || progress === 'in_progress' || progress === 'subsequent';
  const total = format.price(summary.total);
  usePaymentWatch(order.id, state === 'payment-pending');

  return (
    <div className={classNames(layout.columns, classes.columns)}>
      <div className={classes.story}>
        <OrderHead order={order} email={email} />
        {payAgain && <PayAgainOffer order={order} payAgain={payAgain} total={total} isOwn={isOwn} />}
        {state === 'accepted' && progress !== 'sold_out' && <OrderTrack order={order} />}
        <div className={classes.panels}>
          <DeliveryBox order={order} />
          {state === 'accepted' && isOpen && parcels.length === 0 && <NextSteps order={order} total={total} />}
        </div>
        {canRegister && <AccountOffer email={email} order={isOwn ? undefined : order.id} />}
        {newsletterOffered && <NewsletterOffer email={email} />}
        {pushOffered && <PushOffer />}
        {state === 'cancelled' && progress === null && isOwn ? (
          <a className={classNames(buttonClass({}), classes.onScreen)} href={buyingPages.cart}>
            {t('to-cart')}
          </a>
        ) : (
          <a className={classNames(buttonClass({ kind: 'secondary' }), classes.onScreen)} href="/">
            {t('to-shop')}
          </a>
        )}
        {/* Last, because it may arrive after the rest: nothing above it moves. */}
        {(state === 'accepted' || progress !== null) && (
          <AfterSale orderId={order.id} paid={paid} progress={progress} />
        )}
      </div>
      <Panel label={t('summary')}>
        <h2 className={text.size18}>{t('summary')}</h2>
        <ItemGroups unit="confirm" label={t('summary')} groups={parcelsOf(order, t, format)} />
        <hr />
        <SummaryList
          unit="confirm"
          summary={summary}
          pieces={countPieces(items)}
          shippingName={shipping.name}
          totalLabel={paid ? t('paid') : undefined}
        />
        <InvoiceLinks unit="confirm" invoices={invoices} />
        <Button kind="secondary" wide onClick={() => globalThis.print()}>
          <Icon icon={printer} size={16} />
          {t('print')}
        </Button>
        <p className={classNames(text.size12, text.faint)}>{t('legal')}</p>
      </Panel>
    </div>
  );
}
