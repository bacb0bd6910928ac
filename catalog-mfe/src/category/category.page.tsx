import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { buttonClass, classNames, EmptyState, layout, text } from '@odeta/shared/ui';
import { Breadcrumbs } from '@odeta/shared/ui/products';
import { GridSkeleton } from '../grid-skeleton.tsx';
import { NotFound } from '../not-found.tsx';
import { ProductGrid } from '../product-grid.tsx';
import classes from './category.module.css';
import { createCategoryStore } from './category.store.ts';
import { Pager } from './pager.tsx';
import { SortForm } from './sort-form.tsx';
import { Subcategories } from './subcategories.tsx';

/** One row on the widest page. */
const FIRST_VIEW = 4;

/** P12. */
export function CategoryPage() {
  const t = useTexts('catalog');
  const { status, category } = useSnapshot(useStore(createCategoryStore).state);
  if (status === 'not-found') return <NotFound />;
  if (!category) return <GridSkeleton />;

  const { name, slug, description, breadcrumbs, subcategories, productCount, products } = category;
  return (
    <div className={layout.wrap}>
      <Breadcrumbs path={breadcrumbs} />
      {products.length === 0 ? (
        <EmptyState title={name}>
          <p className={text.soft}>{t('category.empty')}</p>
          <a className={buttonClass({ kind: 'secondary' })} href="/">
            {t('category.home')}
          </a>
        </EmptyState>
      ) : (
        <>
          <div className={classes.head}>
            <h1 className={text.title48}>{name}</h1>
            <span className={classNames(text.size14, text.faint)}>{t('category.count', { count: productCount })}</span>
          </div>
          {description && <p className={classes.description}>{description}</p>}
          <Subcategories links={subcategories} />
          <SortForm slug={slug} sort={category.sort} />
          <ProductGrid products={products} eager={FIRST_VIEW} level={2} />
          <Pager category={category} />
        </>
      )}
    </div>
  );
}
