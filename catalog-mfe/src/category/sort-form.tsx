import { categorySorts } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { Button, Icon, text } from '@odeta/shared/ui';
import classes from './sort-form.module.css';

/** C5. The order of a category stands in its address: a form that asks for the page anew, with or without scripts. */
export function SortForm({ slug, sort }: { slug: string; sort: number }) {
  const t = useTexts('catalog');
  return (
    <form className={classes.form} method="get" action={`/c/${slug}`}>
      <label className={classes.label}>
        <span>
          {t('category.sort.label')}
          <span className={text.spoken}> {t('category.sort.hint')}</span>
        </span>
        <select
          className={classes.select}
          name="sort"
          defaultValue={sort}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {categorySorts.map((value) => (
            <option key={value} value={value}>
              {t(`category.sort.${value}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={classes.chevron} />
      </label>
      <noscript>
        <Button type="submit" kind="secondary" size="small">
          {t('category.sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
