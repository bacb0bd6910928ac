import { type SearchResults, searchUrl } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './search.module.css';

interface Props {
  results: Snapshot<
    Pick<SearchResults, 'term' | 'shownFor' | 'didYouMean' | 'notSold' | 'isOnlyDescribed' | 'productCount'>
  >;
}

/** Says what the results are, when they are for other words, for something that is not sold, or when another term may have been meant. */
export function SearchNote({ results: { term, shownFor, didYouMean, notSold, isOnlyDescribed, productCount } }: Props) {
  const t = useTexts('catalog');
  if (notSold) {
    const shown = shownFor ? t('search.not-sold.nearest', { shown: shownFor }) : t('search.not-sold.near');
    return (
      <Note>
        {t(`search.not-sold.${notSold.kind}`, { name: notSold.name })} {productCount > 0 && shown}
      </Note>
    );
  }
  if (shownFor) return <Note>{t('search.instead', { term, shown: shownFor })}</Note>;
  if (didYouMean)
    return (
      <Note>
        {t('search.meant')}{' '}
        <a className={text.link} href={searchUrl(didYouMean)}>
          {didYouMean}
        </a>
        ?
      </Note>
    );
  return isOnlyDescribed ? <Note>{t('search.described', { term })}</Note> : null;
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={classNames(classes.note, text.soft)}>{children}</p>
);
