import { amendPageOf } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import classes from './order.module.css';

/** Leads to the page on which an order is changed until it is packed. */
export function AmendOffer({ orderId }: { orderId: string }) {
  const t = useTexts('account');
  return (
    <section className={classes.box} aria-labelledby="amend-title">
      <h2 id="amend-title" className={text.size18}>
        {t('amend.title')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>{t('amend.link-text')}</p>
      <div className={classes.actions}>
        <a className={buttonClass({ kind: 'secondary' })} href={amendPageOf(orderId)}>
          {t('amend.link')}
        </a>
      </div>
    </section>
  );
}
