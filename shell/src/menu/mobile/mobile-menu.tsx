import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { createMenuStore } from '../entries/menu.store.ts';
import { pathTo, tabsOf } from './menu-tree.ts';
import { MobileHead } from './mobile-head.tsx';
import { MobileLevels } from './mobile-levels.tsx';
import classes from './mobile-menu.module.css';
import { readTab, rememberTab } from './stored-tab.ts';
import { useFocusOfLevel } from './use-focus-of-level.ts';
import { useMenuAddress } from './use-menu-address.ts';
import { useOverlay } from './use-overlay.ts';
import { useRollUp } from './use-roll-up.ts';
import { useSwipeAway } from './use-swipe-away.ts';

export function MobileMenu() {
  const t = useTexts(MENU_TEXTS);
  const store = useStore(createMenuStore);
  const { status, entries } = useSnapshot(store.state);
  const { tree, close, back, drill } = useMenuAddress();
  const [stored, setStored] = useState(readTab);
  const panel = useRef<HTMLDivElement>(null);
  const rolled = useRollUp();
  // The press is answered by the panel, before its lists are rendered.
  const areLevelsDue = useDeferredValue(true, false);
  useOverlay(panel);
  useSwipeAway(panel, close);

  useEffect(() => void store.load(), [store]);
  useFocusOfLevel(panel, tree);

  const tabs = tabsOf(entries);
  const path = tree === null ? [] : pathTo(tree, tabs);
  const opening = tabs.filter(({ children }) => Object.keys(children).length > 0);
  const tab = path[0] ?? opening.find(({ id }) => id === stored) ?? opening[0];

  // In a category the head is small in any case.
  const isHeadRolled = rolled.isRolled && path.length < 2;

  function chooseTab(id: string) {
    rememberTab(id);
    setStored(id);
    if (tree !== null) back();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the cross do the same */}
      <div className={classes.scrim} onClick={close} />
      <div
        ref={panel}
        className={classes.menu}
        role="dialog"
        aria-label={t('title')}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        <MobileHead
          isRolled={isHeadRolled}
          path={path}
          tabs={tabs}
          tab={tab}
          onChoose={chooseTab}
          onBack={back}
          onClose={close}
        />
        <div
          className={classNames(classes.body, isHeadRolled && classes.withGap)}
          data-scrolls
          onScroll={rolled.handleScroll}
        >
          {status === 'failed' && (
            <div className={classes.failed} role="alert">
              <p className={text.soft}>{t('failed')}</p>
              <Button kind="secondary" onClick={() => void store.load()}>
                {t('retry')}
              </Button>
            </div>
          )}
          {tab && areLevelsDue && <MobileLevels key={tab.id} tab={tab} path={path} entries={entries} onDrill={drill} />}
        </div>
      </div>
    </>
  );
}
