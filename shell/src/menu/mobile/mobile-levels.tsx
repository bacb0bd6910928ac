import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, Picture, text } from '@odeta/ui';
import { memo, useEffect, useRef } from 'react';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { boxesOf } from '../entries/boxes-of.ts';
import { GoodsCount } from '../entries/goods-count.tsx';
import { MenuBoxes } from '../entries/menu-boxes.tsx';
import { MenuName } from '../entries/menu-name.tsx';
import classes from './mobile-levels.module.css';
import { TopLinksOfMenu } from './top-links-of-menu.tsx';
import { useAfter } from './use-after.ts';

/** Levels below a department. */
const DEEPEST = 3;
/** B9, in milliseconds: hidden levels are rendered after the menu has opened. */
const TREE_AFTER = 300;

interface Props {
  tab: MenuEntry;
  path: readonly MenuEntry[];
  entries: readonly MenuEntry[];
  onDrill: (id: string) => void;
}

export function MobileLevels({ tab, path, entries, onDrill }: Props) {
  const isTreeDrawn = useAfter(TREE_AFTER);
  const shown = path.at(-1) ?? tab;
  return (
    <>
      <Tree entry={tab} depth={0} shown={shown} path={path} isTreeDrawn={isTreeDrawn} onDrill={onDrill} />
      <div className={classes.boxes}>
        <MenuBoxes boxes={boxesOf(entries, tab.id)} />
      </div>
      <TopLinksOfMenu />
    </>
  );
}

interface TreeProps extends Pick<Props, 'path' | 'onDrill'> {
  entry: MenuEntry;
  depth: number;
  shown: MenuEntry;
  isTreeDrawn: boolean;
}

/** A level and the rendered levels below it; only one of them is visible. */
function Tree({ entry, depth, ...rest }: TreeProps) {
  const { shown, path, isTreeDrawn } = rest;
  const children = Object.values(entry.children);
  const isShown = entry.id === shown.id;
  const isOnTheWay = isShown || path.includes(entry);
  if (!isOnTheWay && !isTreeDrawn) return null;
  const below = depth < DEEPEST ? children.filter((child) => Object.keys(child.children).length > 0) : [];
  return (
    <>
      <Level entry={entry} depth={depth} isShown={isShown} onDrill={rest.onDrill} />
      {below.map((child) => (
        <Tree key={child.id} entry={child} depth={depth + 1} {...rest} />
      ))}
    </>
  );
}

interface LevelProps extends Pick<Props, 'onDrill'> {
  entry: MenuEntry;
  depth: number;
  isShown: boolean;
}

/** Rendered only if it is left or entered: a press on an entry would otherwise render all levels of the department. */
const Level = memo(function Level({ entry, depth, isShown, onDrill }: LevelProps) {
  const t = useTexts(MENU_TEXTS);
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const children = Object.values(entry.children);
  const inList = children.find(({ cover }) => cover !== null);
  const banner = entry.image ? { ...entry, cover: entry.image, coverFocus: entry.imageFocus } : inList;

  // Back from a category: focuses the entry that led to it.
  useEffect(() => {
    if (!isShown || last.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(last.current)}"]`)?.focus();
    last.current = null;
  }, [isShown]);

  function drill(id: string) {
    last.current = id;
    onDrill(id);
  }

  return (
    <div ref={list} className={classNames(classes.level, depth > 0 && classes.below)} hidden={!isShown}>
      {banner?.cover && (
        <a className={classes.banner} href={banner.link}>
          <Picture
            className={classes.picture}
            picture={{ path: banner.cover, alt: banner.alt ?? '', focus: banner.coverFocus }}
            sizes="240px"
            decorative
          />
          <span className={classNames(text.title28, classes.words)}>{banner.name}</span>
        </a>
      )}
      <ul>
        {depth > 0 && (
          <li>
            <a className={classNames(classes.entry, classes.all)} href={entry.link}>
              {t('all-here')}
              <GoodsCount entry={entry} className={classes.count} />
            </a>
          </li>
        )}
        {children
          .filter((child) => child !== inList || entry.image)
          .map((child) => (
            <li key={child.id}>
              {depth < DEEPEST && Object.keys(child.children).length > 0 ? (
                <button type="button" className={classes.entry} data-id={child.id} onClick={() => drill(child.id)}>
                  <MenuName entry={child} />
                  <Icon icon="chevron-right" />
                </button>
              ) : (
                <a className={classes.entry} href={child.link}>
                  <MenuName entry={child} />
                  {depth > 0 && <GoodsCount entry={child} className={classes.count} />}
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
});
