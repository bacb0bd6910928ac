import type { PlacedOrder } from '@odeta/contracts';
import { countPieces, ItemList, Panel, SummaryList } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, Icon, layout, text } from '@odeta/ui';
import type { ComponentProps } from 'react';
import { AccountOffer } from './account-offer.tsx';
import classes from './confirm.module.css';
import { OrderTrack } from './order-track.tsx';
import { PickupPlace } from './pickup-place.tsx';

interface Props {
  order: Omit<PlacedOrder, 'items' | 'shipTo' | 'point' | 'payAgain'> & {
    readonly items: readonly PlacedOrder['items'][number][];
    readonly shipTo: readonly string[];
    readonly point: ComponentProps<typeof PickupPlace>['point'] | null;
  };
  email: string;
  /** R21. */
  canRegister: boolean;
}

/** Everything about an order that was just placed, and what happens next. Its title takes the focus. */
export function Confirmation({ order, email, canRegister }: Props) {
  const t = useTexts('confirm');
  const { format } = useStorefront();
  const { number, firstName, paid, shipping, shipTo, point, payment, items, summary } = order;
  const total = format.price(summary.total);
  const [before, after] = t('number', { number: '|', email }).split('|');

  return (
    <div className={classNames(layout.columns, classes.columns)}>
      <div className={classes.story}>
        <div className={layout.stack}>
          <p className={classNames(classes.state, paid && classes.paid)}>
            {paid ? <Icon icon="circle-check" size={24} /> : <Icon icon="clock" size={24} />}
            {paid ? t('paid') : payment.name}
          </p>
          <h1
            className={classNames(text.title48, classes.title)}
            tabIndex={-1}
            ref={(title) => title?.focus({ preventScroll: true })}
          >
            {t('title', { name: firstName })}
          </h1>
          <p className={classNames(text.soft, classes.number)}>
            {before}
            <b className={text.bold}>{number}</b>
            {after}
          </p>
        </div>
        <OrderTrack order={order} />
        <div className={classes.panels}>
          <section className={classes.box}>
            <h2 className={text.size18}>{shipping.name}</h2>
            {point ? (
              <PickupPlace point={point} />
            ) : (
              <address className={classNames(classes.address, text.size14, text.soft)}>
                {shipTo.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            )}
          </section>
          <section className={classes.box}>
            <h2 className={text.size18}>{t('next.title')}</h2>
            <ol className={classNames(classes.next, text.size14, text.soft)}>
              <li>{t('next.pack')}</li>
              <li>{t('next.deliver', { day: format.day(shipping.arrivesOn) })}</li>
              {!paid && <li>{t('next.pay', { total })}</li>}
            </ol>
          </section>
        </div>
        {canRegister && <AccountOffer email={email} />}
        <a className={buttonClass({ kind: 'secondary' })} href="/">
          {t('to-shop')}
        </a>
      </div>
      <Panel label={t('summary')}>
        <h2 className={text.size18}>{t('summary')}</h2>
        <ItemList unit="confirm" items={items} label={t('summary')} />
        <hr />
        <SummaryList
          unit="confirm"
          summary={summary}
          pieces={countPieces(items)}
          shippingName={shipping.name}
          totalLabel={paid ? t('paid') : undefined}
        />
        <p className={classNames(text.size12, text.faint)}>{t('legal')}</p>
      </Panel>
    </div>
  );
}
