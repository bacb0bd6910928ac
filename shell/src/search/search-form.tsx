import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { IconButton } from '@odeta/ui';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadMenuParts } from '../on-demand/load-menu-parts.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import classes from './search-form.module.css';

const MAX_LENGTH = 100;

/** The search field of the header: a plain form that leads to the results, until it is focused. */
export function SearchForm() {
  const t = useTexts('shell');
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const term = termOf(pathname);
  const [isNeeded, setNeeded] = useState(false);
  const giveUp = useCallback(() => setNeeded(false), []);
  const parts = useOnDemand(loadMenuParts, isNeeded, giveUp);
  const SearchPanel = parts?.SearchPanel;

  // It may have been focused before hydration.
  useEffect(() => setNeeded(form.current?.matches(':focus-within') ?? false), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const isEmpty = !field.value.trim();
    // Until the code has loaded, the browser submits the plain form.
    if (parts || isEmpty) event.preventDefault();
    // From the button, which is then the invitation to type.
    if (isEmpty) field.focus();
    parts?.goSearch(field.value);
  }

  return (
    <search className={classes.search}>
      <form ref={form} action="/search/" onSubmit={handleSubmit} onFocus={() => setNeeded(true)}>
        <div className={classes.box}>
          <span className={classes.find}>
            <IconButton type="submit" icon="search" label={t('search.find')} />
          </span>
          <input
            // Resets the field on every other page.
            key={term}
            className={classes.field}
            name="q"
            maxLength={MAX_LENGTH}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            defaultValue={term}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
      </form>
      {SearchPanel && form.current && <SearchPanel key={term} form={form.current} />}
    </search>
  );
}

function termOf(path: string) {
  const [, term = ''] = /^\/search\/([^/]+)/.exec(path) ?? [];
  try {
    return decodeURIComponent(term);
  } catch {
    return '';
  }
}
