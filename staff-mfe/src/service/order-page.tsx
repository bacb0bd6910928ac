import type { ServiceOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, classNames, layout, Skeleton, text } from '@odeta/ui';
import { useEffect } from 'react';
import { amountIn, momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { Acts } from './acts.tsx';
import { createOpenOrder } from './order.store.ts';
import { OrderEmails } from './order-emails.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLists } from './order-lists.tsx';
import classes from './service.module.css';
import { Timeline } from './timeline.tsx';

/** Everything that belongs to an order. */
export function OrderPage({ orderId }: { orderId: string }) {
  const t = useTexts('staff');
  const open = useStore(createOpenOrder);
  const { status, order } = useSnapshot(open.state);
  useEffect(() => void open.load(orderId), [open, orderId]);

  return (
    <>
      <p className={classes.back}>
        <Link to="/" className={text.link}>
          {t('order.back')}
        </Link>
      </p>
      {status === 'loading' && <Skeleton />}
      {status === 'unknown' && <Alert type="warning">{t('order.unknown')}</Alert>}
      {status === 'failed' && <Alert type="error">{t('forms.problem-server')}</Alert>}
      {order && order.id === orderId && <Order order={order as ServiceOrder} />}
    </>
  );
}

function Order({ order }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  const { country, number, state, placedAt, price, due, vouchers } = order;
  const facts = [
    [t('order.state'), wordFor(t, 'states', state)],
    [t('order.placed'), momentIn(country, placedAt, document.documentElement.lang)],
    [t('order.price'), amountIn(country, price)],
    [t('order.due'), amountIn(country, due)],
    ...(vouchers > 0 ? [[t('order.vouchers'), amountIn(country, vouchers)]] : []),
  ];
  return (
    <>
      <h1 className={text.title36}>{t('order.title', { number })}</h1>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={classNames(text.size13, text.soft)}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={layout.columns}>
        <div className={classes.parts}>
          <OrderLines order={order} />
          <OrderLists order={order} />
          <OrderEmails order={order} />
          {order.timeline.length > 0 && <Timeline order={order} />}
        </div>
        <Buyer order={order} />
      </div>
    </>
  );
}

function Buyer({ order }: { order: ServiceOrder }) {
  const { name, email, phone, customer, shipTo, billTo } = order;
  const t = useTexts('staff');
  return (
    <aside className={classes.parts} aria-label={t('order.buyer')}>
      <section className={classes.panel}>
        <h2 className={text.size18}>{t('order.buyer')}</h2>
        <p>{name}</p>
        <p className={classes.long}>{email}</p>
        <p>{phone}</p>
        <p className={text.soft}>{customer ? t('order.customer', { number: customer }) : t('order.guest')}</p>
      </section>
      <section className={classes.panel}>
        <h2 className={text.size18}>{t('order.ship-to')}</h2>
        <Lines lines={shipTo} />
        <h2 className={text.size18}>{t('order.bill-to')}</h2>
        <Lines lines={billTo} />
      </section>
      <Acts order={order} />
    </aside>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <address className={classes.address}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
