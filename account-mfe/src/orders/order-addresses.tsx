import type { OrderDetail } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './order.module.css';

interface Props {
  order: Pick<OrderDetail, 'shippingName' | 'courierNote'> & {
    readonly shipTo: readonly string[];
    readonly billTo: readonly string[];
  };
}

/** The delivery and billing addresses. */
export function OrderAddresses({ order: { shippingName, shipTo, courierNote, billTo } }: Props) {
  const t = useTexts('account');
  const note = courierNote === '' ? [] : [t('orders.courier-note', { note: courierNote })];
  return (
    <div className={classes.boxes}>
      <AddressBox title={t('orders.delivery')} lines={[shippingName, ...shipTo, ...note]} />
      <AddressBox title={t('orders.billing')} lines={billTo} />
    </div>
  );
}

function AddressBox({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={classes.box} aria-label={title}>
      <h2 className={text.size18}>{title}</h2>
      <address className={classNames(text.size14, text.soft, classes.address)}>
        {lines.map((line, place) => (
          <span key={`${place} ${line}`}>{line}</span>
        ))}
      </address>
    </section>
  );
}
