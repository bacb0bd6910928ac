import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, EmptyState, keepTogether, layout, text } from '@odeta/ui';
import { NotFound } from '@odeta/ui/not-found';
import { Breadcrumbs } from '@odeta/ui/products';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { NextGoods } from '../listing/next-goods.tsx';
import classes from './category.module.css';
import { createCategoryStore } from './category.store.ts';
import { categoryMeta } from './category-meta.ts';
import { GoodsList } from './listing/goods-list.tsx';
import { Subcategories } from './listing/subcategories.tsx';
import { isNarrowed, readAddress } from './query/category-address.ts';

export const load = ({ storeOf }: Storefront, location: PageLocation) =>
  storeOf(createCategoryStore).load(readAddress(location));

export const meta = categoryMeta;

export default function CategoryPage() {
  const store = useStore(createCategoryStore);
  const { status, category, results } = useSnapshot(store.state);
  if (status === 'not-found') {
    return (
      <>
        <NotFound />
        <NextGoods />
      </>
    );
  }
  if (!category) return <GridSkeleton />;

  const isEmpty = category.productCount === 0 && !isNarrowed(category.filters);
  return (
    <div className={layout.wrap}>
      <Breadcrumbs path={category.breadcrumbs} />
      {isEmpty ? (
        <EmptyCategory name={category.name} />
      ) : (
        <GoodsList goods={category} title={category.name} results={results} onLoad={store.load}>
          {category.description && <p className={classes.description}>{keepTogether(category.description)}</p>}
          <Subcategories links={category.subcategories} />
        </GoodsList>
      )}
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
