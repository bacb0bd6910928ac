import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './costs.module.css';
import { CostsDialog } from './costs-dialog.tsx';

export function DeliveryCosts(window: WindowProps) {
  const t = useTexts('windows');
  const { format } = useStorefront();
  return (
    <CostsDialog {...window} title={t('costs.delivery-title')}>
      {({ methods, freeDeliveryFrom, returnDays }) => (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('costs.method')}</th>
                <th scope="col">{t('costs.price')}</th>
              </tr>
            </thead>
            <tbody>
              {methods.map(({ name, days, cost }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <span className={classes.detail}>{t('costs.days', { count: days })}</span>
                  </th>
                  <td>{cost === 0 ? t('costs.free') : format.price(cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {freeDeliveryFrom !== null && <p>{t('costs.free-from', { price: format.price(freeDeliveryFrom) })}</p>}
          <p>{t('costs.return', { count: returnDays })}</p>
        </>
      )}
    </CostsDialog>
  );
}
