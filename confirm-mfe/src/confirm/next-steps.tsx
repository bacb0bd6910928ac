import type { PlacedOrder } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './confirm.module.css';

interface Props {
  order: Pick<PlacedOrder, 'paid'> & { readonly shipping: Readonly<PlacedOrder['shipping']> };
  total: string;
}

export function NextSteps({ order: { paid, shipping }, total }: Props) {
  const t = useTexts('confirm');
  const { format } = useStorefront();
  return (
    <section className={classes.box} aria-labelledby="next">
      <h2 id="next" className={text.size18}>
        {t('next.title')}
      </h2>
      <ol className={classNames(classes.next, text.size14, text.soft)}>
        <li>{t('next.pack')}</li>
        {shipping.laterArrivesOn === null ? (
          <li>{t('next.deliver', { day: format.day(shipping.arrivesOn) })}</li>
        ) : (
          <>
            <li>{t('first-parcel', { day: format.day(shipping.arrivesOn) })}</li>
            <li>{t('second-parcel', { day: format.day(shipping.laterArrivesOn) })}</li>
          </>
        )}
        {!paid && <li>{t(shipping.laterArrivesOn === null ? 'next.pay' : 'next.pay-two', { total })}</li>}
      </ol>
    </section>
  );
}
