import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { keepTogether, text } from '@odeta/ui';
import table from '../table.module.css';
import { createDeliveryStore } from './delivery.store.ts';

/** The delivery methods with times and costs, from the same rules as in the checkout. */
export function DeliveryMethods() {
  const t = useTexts('help');
  const { format } = useStorefront();
  const { costs } = useSnapshot(useStore(createDeliveryStore).state);
  if (!costs) return null;
  const { methods, freeDeliveryFrom, returnDays } = costs;
  return (
    <>
      <table className={table.table}>
        <caption className={text.spoken}>{t('delivery.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('delivery.method')}</th>
            <th scope="col">{t('delivery.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ name, description, days, cost }) => (
            <tr key={name}>
              <th scope="row">
                <span className={text.medium}>{name}</span>
                <span className={table.detail}>
                  {t('delivery.days', { count: days })}
                  {description && ` · ${keepTogether(description)}`}
                </span>
              </th>
              <td>{cost === 0 ? t('delivery.free') : format.price(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {freeDeliveryFrom !== null && `${t('delivery.free-from', { price: format.price(freeDeliveryFrom) })} `}
        {t('delivery.return', { count: returnDays })}
      </p>
    </>
  );
}

/** The payment methods. D13: the fees of cash on delivery are explained in a separate window. */
export function Payments() {
  const t = useTexts('help');
  const { costs } = useSnapshot(useStore(createDeliveryStore).state);
  if (!costs || costs.payments.length === 0) return null;
  return (
    <ul className={table.list}>
      {costs.payments.map(({ name, description, onDelivery }) => (
        <li key={name}>
          <span className={text.medium}>{name}</span>
          <span className={table.detail}>{keepTogether(description)}</span>
          {onDelivery && (
            <span className={table.detail}>
              {t('delivery.fee')}{' '}
              <a className={text.link} href="#cod-fees" aria-haspopup="dialog">
                {t('delivery.fees')}
              </a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
