import { foldAccents } from '@odeta/contracts/fold-accents';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { useState } from 'react';
import type { ListFacet } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import { Facet } from './facet.tsx';
import classes from './facet-list.module.css';
import { FacetOption } from './facet-option.tsx';

/** Number of options that are shown at first. */
const FIRST = 8;
/** Longer lists have a search field. */
const MOST_TO_READ = 12;

interface Option {
  code: string;
  name: string;
  hex?: string;
  count: number;
}

interface Props {
  name: ListFacet;
  title: string;
  options: readonly Option[];
  folded?: boolean;
  listing: Listing;
}

/** The options of a facet. Those after the first ones are collapsed, and a long list has a search field. */
export function FacetList({ name, title, options, folded, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  const [typed, setTyped] = useState('');
  const chosen: readonly string[] = address.filters[name];
  // A single option is not collapsed.
  const first = options.length <= FIRST + 1 ? options.length : FIRST;
  const [isMoreOpen] = useState(() => options.slice(first).some(({ code }) => chosen.includes(code)));
  if (options.length === 0) return null;

  const phrase = foldAccents(typed.trim());
  const found = options.filter((option) => foldAccents(option.name).includes(phrase));
  const boxes = found.map(({ code, name: label, hex, count }) => (
    <FacetOption
      key={code}
      name={name}
      value={code}
      label={label}
      hex={hex}
      count={count}
      checked={chosen.includes(code)}
      go={go}
    />
  ));
  return (
    <Facet title={title} folded={folded}>
      {options.length > MOST_TO_READ && (
        <input
          className={classes.find}
          type="search"
          aria-label={t('category.filters.find-in', { list: title })}
          placeholder={t('category.filters.find')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {phrase ? boxes : boxes.slice(0, first)}
      <p className={classNames(classes.none, text.soft)} role="status">
        {found.length === 0 && t('category.filters.find-none')}
      </p>
      {!phrase && boxes.length > first && (
        <details className={classes.more} open={isMoreOpen}>
          <summary>
            <span className={text.link}>{t('category.filters.more', { count: boxes.length - first })}</span>
            <Icon icon="chevron-down" size={16} />
          </summary>
          {boxes.slice(first)}
        </details>
      )}
    </Facet>
  );
}
