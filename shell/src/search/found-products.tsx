import { type ProductCard as ProductCardData, searchTermOf, searchUrl } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { ProductCard } from '@odeta/ui/products';
import { CardHeart } from '@odeta/wishes';
import { MENU_TEXTS } from '../on-demand/menu-texts.ts';
import classes from './found-products.module.css';
import panel from './search-panel.module.css';

interface Props {
  products: readonly Snapshot<ProductCardData>[];
  /** Without a phrase: the visitor has viewed them, otherwise the country likes them most. */
  areViewed: boolean;
  /** The number of all results. */
  count: number;
  hasMore: boolean;
  phrase: string;
}

/** The first products for the search phrase and a link to all of them; without a phrase, recently viewed or popular products. */
export function FoundProducts({ products, areViewed, count, hasMore, phrase }: Props) {
  const t = useTexts(MENU_TEXTS);
  const { format } = useStorefront();
  const title = areViewed ? t('search.viewed') : t('search.liked');
  return (
    <div>
      <h2 className={panel.title}>{phrase ? t('search.products') : title}</h2>
      <ul className={classes.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 960px) 238px, 47vw"
              action={<CardHeart unit="found" product={product} />}
            />
          </li>
        ))}
      </ul>
      {phrase && (
        <a className={classNames(text.link, text.size14)} href={searchUrl(searchTermOf(phrase))}>
          {hasMore ? t('search.more-than', { listed: format.number(count) }) : t('search.all', { count })}
        </a>
      )}
    </div>
  );
}
