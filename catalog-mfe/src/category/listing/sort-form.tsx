import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon } from '@odeta/ui';
import { useId } from 'react';
import { fieldsOf, pathOf } from '../query/category-address.ts';
import type { Listing } from '../query/use-listing.ts';
import classes from './sort-form.module.css';
import { SortSelect } from './sort-select.tsx';

/** The sort order is in the URL, so that the form works with and without scripts. */
export function SortForm({ listing }: { listing: Listing }) {
  const { address } = listing;
  const id = useId();
  const t = useTexts('catalog');
  return (
    <form className={classes.form} method="get" action={pathOf(address)} onSubmit={(event) => event.preventDefault()}>
      {fieldsOf(address.filters).map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className={classes.label} htmlFor={id}>
        <span>{t('category.sort.label')}</span>
        <SortSelect id={id} listing={listing} className={classes.select} />
        <Icon icon="chevron-down" size={16} className={classes.chevron} />
      </label>
      <noscript>
        <Button type="submit" kind="secondary" size="small">
          {t('category.sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
