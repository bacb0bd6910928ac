import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { shownChildren } from '../../layout/shown-entries.ts';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { GoodsCount } from '../entries/goods-count.tsx';
import { MenuBoxes } from '../entries/menu-boxes.tsx';
import { MenuName } from '../entries/menu-name.tsx';
import { branchesOf } from './desktop-columns.ts';
import { DesktopLists } from './desktop-lists.tsx';
import classes from './desktop-panel.module.css';

interface Props {
  entry: Snapshot<MenuEntry>;
  branchId: string | null;
  boxes: readonly MenuEntry[];
}

/** The children of a first-level entry with its boxes: as a list whose active child shows its links, or as pictures. */
export function DesktopPanel({ entry, branchId, boxes }: Props) {
  const opened = entry as MenuEntry;
  const hasLinks = branchesOf(opened).some((branch) => shownChildren(branch).length > 0);
  return (
    <div ref={keepInWindow} className={classes.panel} data-panel>
      <div className={classNames(classes.wrap, !hasLinks && classes.pictured)}>
        {hasLinks ? <Branches entry={opened} branchId={branchId} /> : <Children entry={opened} />}
        <MenuBoxes boxes={boxes} large={!hasLinks} />
      </div>
    </div>
  );
}

function Branches({ entry, branchId }: { entry: MenuEntry; branchId: string | null }) {
  const branches = branchesOf(entry);
  const branch = branches.find(({ id }) => id === branchId) ?? branches[0];
  return (
    <>
      <ul className={classes.branches} data-list>
        {branches.map((one) => {
          const opens = shownChildren(one).length > 0;
          return (
            <li key={one.id}>
              <a
                className={classNames(classes.branch, one === branch && classes.active)}
                href={one.link}
                data-branch={one.id}
                aria-expanded={opens ? one === branch : undefined}
              >
                <MenuName entry={one} />
                {one === branch && opens && <Icon icon="chevron-right" size={16} />}
              </a>
            </li>
          );
        })}
      </ul>
      {branch && <DesktopLists key={branch.id} entry={entry} branch={branch} />}
    </>
  );
}

/** Children without links of their own, with their numbers of products. */
function Children({ entry }: { entry: MenuEntry }) {
  const t = useTexts(MENU_TEXTS);
  return (
    <div className={classes.branches}>
      <ul data-list>
        {shownChildren(entry).map((one) => (
          <li key={one.id}>
            <a className={classes.branch} href={one.link} data-branch={one.id}>
              <MenuName entry={one} />
              <GoodsCount entry={one} className={classes.count} />
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.all} data-list>
        <a className={text.link} href={entry.link}>
          {t('all', { name: entry.name })}
          <GoodsCount entry={entry} inline />
        </a>
      </p>
    </div>
  );
}

/** Limits the panel to the window's height, because scrolling the page would close it. */
function keepInWindow(panel: HTMLElement | null) {
  if (panel) panel.style.setProperty('--top', `${panel.getBoundingClientRect().top}px`);
}
