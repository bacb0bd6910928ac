import type { OrderDetail } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './order.module.css';

interface Props {
  order: Pick<OrderDetail, 'shippingName'> & { readonly shipTo: readonly string[]; readonly billTo: readonly string[] };
}

/** The delivery and billing addresses. */
export function OrderAddresses({ order: { shippingName, shipTo, billTo } }: Props) {
  const t = useTexts('account');
  return (
    <div className={classes.boxes}>
      <AddressBox title={t('orders.delivery')} lines={[shippingName, ...shipTo]} />
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
