import type { Prices } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames } from './class-names.ts';
import classes from './price.module.css';
import { text } from './styles.ts';

interface Props extends Partial<Omit<Prices, 'price'>> {
  price: Prices['price'];
  /** The lowest price of several: "od 2,49 €". */
  from?: boolean;
  large?: boolean;
  /** Without the Omnibus line, where the page shows it elsewhere. */
  short?: boolean;
}

/**
 * A price. A promotional price is red, beside the crossed-out lowest price of the previous 30 days, with the line that
 * explains it (Omnibus). A price of 0 is shown as "zadarmo", in green.
 */
export function Price({ price, pricePromo = null, priceOld = null, from, large, short }: Props) {
  const t = useTexts('shell');
  const { format } = useStorefront();
  const className = classNames(classes.price, large && classes.large);

  if (pricePromo === null) {
    if (price === 0) return <span className={classes.free}>{t('ui.price.free')}</span>;
    const amount = format.price(price);
    return (
      <span className={className}>
        {from ? t('ui.price.from', { price: amount }) : <span translate="no">{amount}</span>}
      </span>
    );
  }
  const old = priceOld ?? price;
  return (
    <span className={className}>
      <span className={text.spoken}>{t('ui.price.now')} </span>
      <ins className={classes.reduced} translate="no">
        {format.price(pricePromo)}
      </ins>
      <span className={text.spoken}> {t('ui.price.before')} </span>
      <wbr />
      <s className={classes.old} translate="no">
        {format.price(old)}
      </s>
      {!short && <span className={classes.lowest}>{t('ui.price.lowest', { price: format.price(old) })}</span>}
    </span>
  );
}
