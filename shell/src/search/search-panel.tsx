import { pathPrefixOfAddress, withPathPrefix } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { readLastViewed } from '@odeta/storefront/last-viewed';
import { useSnapshot } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { IconButton, text } from '@odeta/ui';
import { useLazyPart } from '@odeta/ui/lazy';
import { useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MENU_TEXTS } from '../on-demand/menu-texts.ts';
import { goSearch } from './go-search.ts';
import { clearHistory, readHistory } from './search-history.ts';
import classes from './search-panel.module.css';
import { createSearchStartStore } from './search-start.store.ts';
import { SearchWords } from './search-words.tsx';
import { createSuggestionStore } from './suggestion.store.ts';
import { useField } from './use-field.ts';
import { isNarrow, useSearchScreen } from './use-search-screen.ts';
import { fittedIn, roomOf, type SearchChoice, wordsOf } from './words-of.ts';

/** Six suggestions and two titles, in options. */
const LEAST_ROOM = 8;

/** The panel below the search field; on narrow screens it covers the page. */
export function SearchPanel({ form }: { form: HTMLFormElement }) {
  const t = useTexts(MENU_TEXTS);
  const store = useStore(createSuggestionStore);
  const { phrase, items, answers, products, productCount, hasMore } = useSnapshot(store.state);
  const start = useStore(createSearchStartStore);
  const { popular, viewed, liked = [] } = useSnapshot(start.state);
  const [past, setPast] = useState(() => readHistory(safeLocalStorage()));
  const field = form.elements.namedItem('q') as HTMLInputElement;
  // Nothing matches: the panel shows the same as before anything is typed.
  const isKnown = items.length + answers.length + products.length > 0;
  const matched = isKnown ? phrase : '';
  // On narrow screens the goods are below the words, and do not move while somebody types.
  const room = Math.max(LEAST_ROOM, roomOf(wordsOf({ phrase: '', items, answers, past, popular })));
  const found = wordsOf({ phrase: matched, items, answers, past, popular });
  const words = isNarrow(form.ownerDocument.defaultView) ? fittedIn(room, found) : found;
  const choices = words.flatMap((list) => list.choices);
  const names = choices.map(({ name }) => name);
  const { isOpen, at, typed, close, clear } = useField(field, { form, options: names, onChoose: goTo });
  const screen = useSearchScreen(form, isOpen);
  // Apart from menu and panel, whose opening their styles would hold up.
  const isPainted = useDeferredValue(isOpen, false);
  const { part: goods } = useLazyPart(() => import(/* webpackChunkName: "found" */ './found-products.tsx'), isPainted);

  useEffect(() => {
    store.type(typed);
    return store.stop;
  }, [store, typed]);

  useEffect(() => {
    if (isOpen) void start.load(readLastViewed(safeLocalStorage()));
  }, [start, isOpen]);

  function goTo(name: string) {
    choose(choices.find((choice) => choice.name === name) ?? { name });
  }

  function forget() {
    clearHistory(safeLocalStorage());
    setPast([]);
    field.focus();
  }

  const startProducts = viewed.length > 0 ? viewed : liked;
  const shownProducts = matched ? products : startProducts;
  const isShown = screen.isShown && (choices.length > 0 || shownProducts.length > 0 || screen.isFull);
  return (
    <>
      {screen.isShown &&
        createPortal(
          <>
            {screen.isFull && (
              <span className={classes.back}>
                <IconButton icon="arrow-left" size={24} label={t('search.back')} onClick={close} />
              </span>
            )}
            {typed && <IconButton icon="x" label={t('search.clear')} onClick={clear} />}
          </>,
          field.parentElement ?? form,
        )}
      <p className={text.spoken} role="status">
        {isShown && phrase ? t('search.found', { count: items.length + answers.length }) : ''}
      </p>
      {isShown && (
        <div className={classes.panel} data-search-panel>
          <div className={classes.wrap}>
            <SearchWords lists={words} room={room} active={at} phrase={matched} onChoose={choose} onForget={forget} />
            {goods && shownProducts.length > 0 && (
              <goods.FoundProducts
                products={shownProducts}
                areViewed={viewed.length > 0}
                count={productCount}
                hasMore={hasMore}
                phrase={matched}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function choose({ name, url }: SearchChoice) {
  if (url) window.location.assign(withPathPrefix(url, pathPrefixOfAddress(window.location)));
  else goSearch(name);
}
