import { useLocation } from '@odeta/storefront/router';
import { classNames } from '@odeta/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { tappedToOpen } from '../document/tapped.ts';
import type { MenuTab } from '../layout/site-contents.ts';
import { loadMenuParts } from '../on-demand/load-menu-parts.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import classes from './main-menu.module.css';

interface Props {
  entries: readonly Readonly<MenuTab>[];
  label: string;
}

/** The menu's top level on wide screens: plain links until the visitor points at, focuses or taps them. */
export function MainMenu({ entries, label }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [wake, setWake] = useState<Pick<Event, 'target'> | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const hasFailed = useRef(false);
  const sleep = useCallback(() => setWake(null), []);
  const handleFailure = useCallback(() => {
    hasFailed.current = true;
    setWake(null);
  }, []);
  const DesktopMenu = useOnDemand(loadMenuParts, wake !== null, handleFailure)?.DesktopMenu;

  // Whoever came before hydration causes no event any more. With a finger `:hover` is where it was last.
  useEffect(() => {
    const target = nav.current?.querySelector('a:is(:hover, :focus-visible)');
    if (target && matchMedia('(hover: hover)').matches) setWake({ target });
  }, []);

  // Until the menu's code has loaded, only the last event is kept: on a slow connection the pointer may have moved on.
  const rouse = ({ nativeEvent }: SyntheticEvent) => DesktopMenu || setWake(nativeEvent);
  const giveUp = () => DesktopMenu || sleep();
  function handleKey(event: KeyboardEvent) {
    if (DesktopMenu || event.key !== ' ') return;
    event.preventDefault();
    setWake(event.nativeEvent);
  }

  /** Without the menu's code a tap follows the link. */
  function handleClick(event: MouseEvent) {
    if (DesktopMenu || hasFailed.current || !tappedToOpen(event.nativeEvent)) return;
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
      onClick={handleClick}
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
