import rotateCcwClock from '@lucide/icons/icons/rotate-ccw-clock';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, IconButton, text } from '@odeta/ui';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { MENU_TEXTS } from '../on-demand/menu-texts.ts';
import { FoundProducts } from './found-products.tsx';
import { goSearch } from './go-search.ts';
import { clearHistory, readHistory } from './search-history.ts';
import { SearchOptions } from './search-options.tsx';
import classes from './search-panel.module.css';
import { createSuggestionStore } from './suggestion.store.ts';
import { useField } from './use-field.ts';
import { useSearchScreen } from './use-search-screen.ts';

const storage = () => window.localStorage;

/** C3, C4. What stands below the box while somebody searches; on narrow screens it is all that is seen. */
export function SearchPanel({ form }: { form: HTMLFormElement }) {
  const t = useTexts(MENU_TEXTS);
  const id = useId();
  const store = useStore(createSuggestionStore);
  const { phrase, items, products, productCount } = useSnapshot(store.state);
  const [past, setPast] = useState(() => readHistory(storage));
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const options = [...items.map(({ name }) => name), ...past];
  const { isOpen, at, typed, close, clear } = useField(field, { form, options, onChoose: goSearch });
  const screen = useSearchScreen(form, isOpen);

  useEffect(() => {
    store.type(typed);
    return store.stop;
  }, [store, typed]);

  function forget() {
    clearHistory(storage);
    setPast([]);
    field.focus();
  }

  const isShown = screen.isShown && (options.length > 0 || products.length > 0 || screen.isFull);
  return (
    <>
      {screen.isShown &&
        createPortal(
          <>
            {screen.isFull && (
              <span className={classes.back}>
                <IconButton icon="arrow-left" label={t('search.back')} onClick={close} />
              </span>
            )}
            {typed && <IconButton icon="x" label={t('search.clear')} onClick={clear} />}
          </>,
          field.parentElement ?? form,
        )}
      <p className={text.spoken} role="status">
        {isShown && phrase ? t('search.found', { count: items.length }) : ''}
      </p>
      {isShown && (
        <div className={classes.panel} data-search-panel>
          <div className={classes.wrap}>
            <div className={classes.words}>
              {items.length > 0 && (
                <SearchOptions
                  id={`${id}-suggestions`}
                  title={t('search.suggestions')}
                  names={items.map(({ name }) => name)}
                  active={at}
                  phrase={phrase}
                  icon="search"
                />
              )}
              {past.length > 0 && (
                <div className={classes.past}>
                  <SearchOptions
                    id={`${id}-history`}
                    title={t('search.history')}
                    names={past}
                    active={at - items.length}
                    phrase=""
                    icon={rotateCcwClock}
                  />
                  <button type="button" className={classNames(classes.forget, text.link)} onClick={forget}>
                    {t('search.clear-history')}
                  </button>
                </div>
              )}
            </div>
            {products.length > 0 && <FoundProducts products={products} count={productCount} phrase={phrase} />}
          </div>
        </div>
      )}
    </>
  );
}
