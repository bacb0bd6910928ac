import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon } from '@odeta/ui';
import { fieldsOf, pathOf, sortsOf } from '../query/category-address.ts';
import type { Listing } from '../query/use-listing.ts';
import classes from './sort-form.module.css';

/** The sort order is in the URL, so that the form works with and without scripts. */
export function SortForm({ listing: { address, go } }: { listing: Listing }) {
  const t = useTexts('catalog');
  return (
    <form className={classes.form} method="get" action={pathOf(address)} onSubmit={(event) => event.preventDefault()}>
      {fieldsOf(address.filters).map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className={classes.label}>
        <span>{t('category.sort.label')}</span>
        <select
          className={classes.select}
          name="sort"
          value={address.sort}
          onChange={({ currentTarget }) => {
            const sort = Number(currentTarget.value);
            go(() => ({ sort }));
          }}
        >
          {sortsOf(address).map((value) => (
            <option key={value} value={value}>
              {t(`${address.isSearch ? 'search' : 'category'}.sort.${value}`)}
            </option>
          ))}
        </select>
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
