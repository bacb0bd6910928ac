import type { Category } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { type Snapshot, useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { buttonClass, classNames, EmptyState, layout, text } from '@odeta/shared/ui';
import { Breadcrumbs } from '@odeta/shared/ui/products';
import { GridSkeleton } from '../grid-skeleton.tsx';
import { NotFound } from '../not-found.tsx';
import classes from './category.module.css';
import { createCategoryStore } from './category.store.ts';
import { isNarrowed } from './category-address.ts';
import { FilterForm } from './filter-form.tsx';
import { chosenFilters } from './filters.ts';
import { Results } from './results.tsx';
import { Subcategories } from './subcategories.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListing } from './use-listing.ts';

/** P12. */
export function CategoryPage() {
  const { status, category } = useSnapshot(useStore(createCategoryStore).state);
  if (status === 'not-found') return <NotFound />;
  if (!category) return <GridSkeleton />;

  const isEmpty = category.productCount === 0 && !isNarrowed(category.filters);
  return (
    <div className={layout.wrap}>
      <Breadcrumbs path={category.breadcrumbs} />
      {isEmpty ? <EmptyCategory name={category.name} /> : <Goods category={category} />}
    </div>
  );
}

function EmptyCategory({ name }: { name: string }) {
  const t = useTexts('catalog');
  return (
    <EmptyState title={name}>
      <p className={text.soft}>{t('category.empty')}</p>
      <a className={buttonClass({ kind: 'secondary' })} href="/">
        {t('category.home')}
      </a>
    </EmptyState>
  );
}

function Goods({ category }: { category: Snapshot<Category> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { results } = useSnapshot(useStore(createCategoryStore).state);
  const listing = useListing(category.slug);
  const texts = (key: string, values: Record<string, string> = {}) => t(`category.filters.${key}`, values);
  const chosen = chosenFilters(listing.address.filters, category.facets, texts, format);
  const busy = results === 'loading';
  return (
    <>
      <div className={classes.head}>
        <h1 className={text.title48}>{category.name}</h1>
        <span className={classNames(text.size14, text.faint)} role="status">
          {t('category.count', { count: category.productCount })}
        </span>
      </div>
      {category.description && <p className={classes.description}>{category.description}</p>}
      <Subcategories links={category.subcategories} />
      <div className={classes.columns}>
        <FilterForm category={category} listing={listing} />
        <div className={classes.goods} aria-busy={busy || undefined}>
          <Toolbar category={category} chosen={chosen} listing={listing} busy={busy} />
          <Results category={category} listing={listing} failed={results === 'failed'} />
        </div>
      </div>
    </>
  );
}
