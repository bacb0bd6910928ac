import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, keepTogether, layout, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { NotFound } from '@odeta/ui/not-found';
import { Breadcrumbs } from '@odeta/ui/products';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
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
  if (status === 'not-found') return <NotFound />;
  if (!category) return <GridSkeleton />;

  const isEmpty = category.productCount === 0 && !isNarrowed(category.filters);
  if (isEmpty) {
    return (
      <>
        <div className={layout.wrap}>
          <Breadcrumbs path={category.breadcrumbs} />
        </div>
        <EmptyCategory name={category.name} />
      </>
    );
  }
  return (
    <div className={layout.wrap}>
      <Breadcrumbs path={category.breadcrumbs} />
      <GoodsList goods={category} title={category.name} results={results} onLoad={store.load}>
        {category.description && <p className={classes.description}>{keepTogether(category.description)}</p>}
        <Subcategories links={category.subcategories} />
      </GoodsList>
    </div>
  );
}

function EmptyCategory({ name }: { name: string }) {
  const t = useTexts('catalog');
  return (
    <DeadEnd
      title={name}
      ways={
        <a className={buttonClass({ kind: 'secondary' })} href="/">
          {t('category.home')}
        </a>
      }
    >
      <p className={text.soft}>{t('category.empty')}</p>
    </DeadEnd>
  );
}
