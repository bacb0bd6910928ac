import type { ServiceOrder } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { amountIn, momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './service.module.css';

interface Row {
  at: string;
  /** What it is. */
  name: string;
  /** Further words. */
  more: readonly (string | null)[];
  amount?: number;
}

/** Parcels, payments, refunds, returns and invoices; those that the order does not have are left out. */
export function OrderLists({ order }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  const lists: [string, Row[]][] = [
    [
      'parcels',
      order.parcels.map(({ packedAt: at, parcel: name, state, carrier, tracking }) => ({
        ...{ at, name, more: [wordFor(t, 'parcel-states', state), carrier, tracking] },
      })),
    ],
    [
      'payments',
      order.payments.map(({ at, method, state, amount }) => ({
        ...{ at, amount, name: wordFor(t, 'methods', method), more: [wordFor(t, 'payment-states', state)] },
      })),
    ],
    [
      'refunds',
      order.refunds.map(({ at, state, amount, reason }) => ({
        ...{ at, amount, name: wordFor(t, 'refund-states', state), more: [reason] },
      })),
    ],
    [
      'returns',
      order.returns.map(({ at, number: name, kind, state }) => ({
        ...{ at, name, more: [wordFor(t, 'return-kinds', kind), wordFor(t, 'return-states', state)] },
      })),
    ],
    [
      'invoices',
      order.invoices.map(({ at, number: name, kind }) => ({ at, name, more: [wordFor(t, 'invoice-kinds', kind)] })),
    ],
  ];
  return lists
    .filter(([, rows]) => rows.length > 0)
    .map(([list, rows]) => <List key={list} title={t(`order.${list}`)} rows={rows} order={order} />);
}

function List({ title, rows, order: { country } }: { title: string; rows: readonly Row[]; order: ServiceOrder }) {
  const { lang } = document.documentElement;
  return (
    <section className={classes.part}>
      <h2 className={text.size22}>{title}</h2>
      <ul className={classes.list}>
        {rows.map(({ at, name, more, amount }) => (
          <li key={`${at} ${name}`} className={classes.line}>
            <span>
              {name}
              <span className={classNames(classes.second, text.size14, text.soft)}>
                {[...more, momentIn(country, at, lang)].filter(Boolean).join(', ')}
              </span>
            </span>
            {amount !== undefined && <span className={classes.amount}>{amountIn(country, amount)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
