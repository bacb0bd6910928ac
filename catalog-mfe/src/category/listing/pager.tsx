import chevronLeft from '@lucide/icons/icons/chevron-left';
import { CATEGORY_PAGE_SIZE } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { type Goods, writeAddress } from '../query/category-address.ts';
import { pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';

/** Links to the pages of a list, and which products this one shows. */
export function Pager({ category }: { category: Goods }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { page, pageCount, productCount, products, listedBest = null } = category;
  const linkTo = (other: number) => writeAddress({ ...category, page: other });
  const first = (page - 1) * CATEGORY_PAGE_SIZE + 1;
  return (
    <div className={classes.pager}>
      {pageCount > 1 && (
        <nav aria-label={t('category.pages.label')}>
          <ul className={classes.pages}>
            {page > 1 && (
              <li>
                <a
                  className={classes.page}
                  href={linkTo(page - 1)}
                  rel="prev"
                  aria-label={t('category.pages.previous')}
                >
                  <Icon icon={chevronLeft} />
                </a>
              </li>
            )}
            {pageNumbers(page, pageCount).map((number, index) => (
              <li key={number ?? `gap-${index < 3}`}>
                {number === null ? (
                  <span className={classes.page}>…</span>
                ) : (
                  <a
                    className={classes.page}
                    href={linkTo(number)}
                    aria-label={t('category.pages.page', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </a>
                )}
              </li>
            ))}
            {page < pageCount && (
              <li>
                <a className={classes.page} href={linkTo(page + 1)} rel="next" aria-label={t('category.pages.next')}>
                  <Icon icon="chevron-right" />
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
      <p className={classNames(text.size13, text.faint)}>
        {t(listedBest === null ? 'category.pages.shown' : 'category.pages.shown-best', {
          from: first,
          to: first + products.length - 1,
          total: format.number(productCount),
        })}
      </p>
    </div>
  );
}
