import type { Product } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { keepTogether, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import classes from './product-facts.module.css';

/** Description, composition, manufacturer, delivery and returns. */
export function ProductFacts({ product }: { product: Snapshot<Product> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { description, composition, care, manufacturer, delivery, catalogNumber } = product;
  return (
    <div className={classes.facts}>
      <Accordion title={t('product.description')} open>
        <p>{keepTogether(description)}</p>
      </Accordion>
      <Accordion title={t('product.composition')} open>
        <dl className={classes.composition}>
          {composition.map(({ material, percent }) => (
            <div key={material}>
              <dt>{material}</dt>
              <dd>{t('product.percent', { percent })}</dd>
            </div>
          ))}
        </dl>
        <p>{keepTogether(care)}</p>
      </Accordion>
      <Accordion title={t('product.manufacturer')}>
        <p>{manufacturer.name}</p>
        <p>{manufacturer.address}</p>
        <a className={text.link} href={`mailto:${manufacturer.email}`}>
          {manufacturer.email}
        </a>
      </Accordion>
      <Accordion title={t('product.delivery.title')}>
        {delivery.costs.map(({ group, cost }) => (
          <p key={group}>{t(`product.delivery.${group}`, { price: format.price(cost) })}</p>
        ))}
        {delivery.freeFrom !== null && (
          <p>{t('product.delivery.free-from', { price: format.price(delivery.freeFrom) })}</p>
        )}
        <p>{t('product.delivery.return', { count: delivery.returnDays })}</p>
      </Accordion>
      <p className={classes.number}>{t('product.catalog-number', { number: catalogNumber })}</p>
    </div>
  );
}
