import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, layout, text } from '@odeta/ui';
import { type MouseEvent, useRef } from 'react';
import { type Narrowing, noFilters, writeAddress } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import classes from './chosen-filters.module.css';

interface Props {
  chosen: readonly ChosenFilter[];
  listing: Listing;
}

/** The chosen filters with a link to remove each or all of them. Links, so that they work without scripts. */
export function ChosenFilters({ chosen, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  const list = useRef<HTMLUListElement>(null);

  function choose(event: MouseEvent, filters: Narrowing) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The clicked link disappears, so that the list receives the focus.
    list.current?.focus();
    go(() => ({ filters }));
  }

  const hrefOf = (filters: Narrowing) => writeAddress({ ...address, filters, page: 1 });
  return (
    <ul
      ref={list}
      className={classNames(classes.list, layout.sideways)}
      tabIndex={-1}
      aria-label={t('category.filters.chosen')}
    >
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <a className={classes.chip} href={hrefOf(without)} rel="nofollow" onClick={(event) => choose(event, without)}>
            <span className={text.spoken}>{t('category.filters.remove')}: </span>
            <span className={classes.label}>{label}</span>
            <Icon icon="x" size={16} />
          </a>
        </li>
      ))}
      {chosen.length > 0 && (
        <li>
          <a
            className={classNames(classes.clear, text.link)}
            href={hrefOf(noFilters)}
            rel="nofollow"
            onClick={(event) => choose(event, noFilters)}
          >
            {t('category.filters.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
