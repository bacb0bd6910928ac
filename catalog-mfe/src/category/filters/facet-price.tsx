import type { Facets } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { useState } from 'react';
import { readPrice } from '../query/category-address.ts';
import type { Listing } from '../query/use-listing.ts';
import { Facet } from './facet.tsx';
import classes from './facet-price.module.css';
import { PriceBars } from './price-bars.tsx';

interface Props {
  price: Snapshot<Facets>['price'];
  folded: boolean;
  listing: Listing;
}

/** From and to, in whole units of the currency. The placeholders are the lowest and highest price, and the bars their distribution. */
export function FacetPrice({ price, folded, listing }: Props) {
  const t = useTexts('catalog');
  const { session } = useStorefront();
  const { currency } = session.country;
  return (
    <Facet title={t('category.filters.price')} folded={folded}>
      {price && <PriceBars price={price} chosen={listing.address.filters} />}
      <div className={classes.fields}>
        <PriceField
          name="from"
          label={t('category.filters.from')}
          currency={currency}
          nearest={price && Math.floor(price.from)}
          listing={listing}
        />
        <PriceField
          name="to"
          label={t('category.filters.to')}
          currency={currency}
          nearest={price && Math.ceil(price.to)}
          listing={listing}
        />
      </div>
    </Facet>
  );
}

interface FieldProps {
  name: 'from' | 'to';
  label: string;
  currency: string;
  nearest: number | null;
  listing: Listing;
}

/** The value is applied when the field is left or Enter is pressed. */
function PriceField({ name, label, currency, nearest, listing: { address, go } }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    if (typed !== null) go(({ filters }) => ({ filters: { ...filters, [name]: readPrice(typed) } }));
    setTyped(null);
  }

  return (
    <label className={classes.field}>
      <span>
        {label}
        <span className={text.spoken}>, {currency}</span>
      </span>
      <input
        className={classes.input}
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={8}
        autoComplete="off"
        placeholder={nearest === null ? undefined : String(nearest)}
        value={typed ?? address.filters[name] ?? ''}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </label>
  );
}
