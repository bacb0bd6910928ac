import { useLocation } from '@odeta/storefront/router';
import { classNames } from '@odeta/ui';
import { type KeyboardEvent, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import type { MenuTab } from '../layout/site-contents.ts';
import { loadMenuParts } from '../on-demand/load-menu-parts.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import classes from './main-menu.module.css';

interface Props {
  entries: readonly Readonly<MenuTab>[];
  label: string;
}

/** The menu's top level on desktop: plain links until the visitor points at or focuses them. */
export function MainMenu({ entries, label }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [wake, setWake] = useState<Event | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const sleep = useCallback(() => setWake(null), []);
  const DesktopMenu = useOnDemand(loadMenuParts, wake !== null, sleep)?.DesktopMenu;

  // Until the menu's code has loaded, only the last event is kept: on a slow connection the pointer may have moved on.
  const rouse = ({ nativeEvent }: SyntheticEvent) => DesktopMenu || setWake(nativeEvent);
  const giveUp = () => DesktopMenu || sleep();
  function handleKey(event: KeyboardEvent) {
    if (DesktopMenu || event.key !== ' ') return;
    event.preventDefault();
    setWake(event.nativeEvent);
  }

  return (
    <nav
      ref={nav}
      className={classes.menu}
      aria-label={label}
      onPointerOver={rouse}
      onPointerLeave={giveUp}
      onFocus={rouse}
      onBlur={giveUp}
      onKeyDown={handleKey}
    >
      <ul className={classes.list}>
        {entries.map(({ id, name, link, categoryType, opens }) => (
          <li key={id}>
            <a
              className={classNames(classes.entry, categoryType === 'sale' && classes.sale)}
              href={link}
              data-entry={id}
              aria-current={isSamePage(link, pathname) ? 'page' : undefined}
              aria-expanded={opens ? shown === id : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {DesktopMenu && nav.current && wake && <DesktopMenu nav={nav.current} wake={wake} onShow={setShown} />}
    </nav>
  );
}

const isSamePage = (link: string, path: string) => link.replace(/\/$/, '') === path.replace(/\/$/, '');
