import type { Product } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { keepTogether, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { memo } from 'react';
import classes from './product-facts.module.css';

/** Description, composition, manufacturer, delivery and returns. A chosen size does not render them again. */
export const ProductFacts = memo(function ProductFacts({ product }: { product: Snapshot<Product> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { description, composition, care, manufacturer, responsible, warnings, delivery, catalogNumber } = product;
  return (
    <div className={classes.facts}>
      {warnings.length > 0 && (
        <section className={classes.warnings} aria-labelledby="product-warnings">
          <h2 className={text.medium} id="product-warnings">
            {t('product.warnings')}
          </h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{keepTogether(warning)}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.columns}>
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
        <Accordion title={t('product.manufacturer')} open>
          <Answerable {...manufacturer} />
          {responsible && (
            <>
              <p className={classes.responsible}>{t('product.responsible')}</p>
              <Answerable {...responsible} />
            </>
          )}
        </Accordion>
        <Accordion title={t('product.delivery.title')} open>
          {delivery.costs.map(({ group, cost }) => (
            <p key={group}>{t(`product.delivery.${group}`, { price: format.price(cost) })}</p>
          ))}
          {delivery.freeFrom !== null && (
            <p>{t('product.delivery.free-from', { price: format.price(delivery.freeFrom) })}</p>
          )}
          <p>{t('product.delivery.return', { count: delivery.returnDays })}</p>
        </Accordion>
      </div>
      <p className={classes.number}>{t('product.catalog-number', { number: catalogNumber })}</p>
    </div>
  );
});

/** Who answers for the safety of a product. */
const Answerable = ({ name, address, email }: Readonly<Product['manufacturer']>) => (
  <>
    <p>{name}</p>
    <p>{address}</p>
    <a className={text.link} href={`mailto:${email}`}>
      {email}
    </a>
  </>
);
