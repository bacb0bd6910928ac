import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { shownChildren } from '../../layout/shown-entries.ts';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { MenuBoxes } from '../entries/menu-boxes.tsx';
import { MenuName } from '../entries/menu-name.tsx';
import { columnsOf, listsOf, type MenuList } from './desktop-columns.ts';
import classes from './desktop-panel.module.css';

interface Props {
  entry: Snapshot<MenuEntry>;
  branchId: string | null;
  boxes: readonly Snapshot<MenuEntry>[];
}

/** The children of a first-level entry, the links of the active child, and the boxes. */
export function DesktopPanel({ entry, branchId, boxes }: Props) {
  const t = useTexts(MENU_TEXTS);
  const branches = shownChildren(entry as MenuEntry);
  const branch = branches.find(({ id }) => id === branchId) ?? branches[0];
  return (
    <div ref={keepInWindow} className={classes.panel} data-panel>
      <div className={classes.wrap}>
        <ul className={classes.branches} data-list>
          {branches.map((one) => (
            <li key={one.id}>
              <a
                className={classNames(classes.branch, one === branch && classes.active)}
                href={one.link}
                data-branch={one.id}
              >
                <MenuName entry={one} />
                {one === branch && shownChildren(one).length > 0 && <Icon icon="chevron-right" size={16} />}
              </a>
            </li>
          ))}
        </ul>
        {branch && (
          <div key={branch.id} className={classes.columns}>
            {columnsOf(listsOf(branch)).map((lists) => (
              <div
                key={lists[0]?.heading?.id ?? ''}
                className={lists[0]?.halves.length === 2 ? classes.double : undefined}
              >
                {lists.map((list) => (
                  <List key={list.heading?.id ?? ''} list={list} />
                ))}
              </div>
            ))}
            <p className={classes.all} data-list>
              <a className={text.link} href={branch.link}>
                {t('all', { name: branch.name })}
              </a>
            </p>
          </div>
        )}
        <MenuBoxes boxes={boxes} />
      </div>
    </div>
  );
}

/** Limits the panel to the window's height, because scrolling the page would close it. */
function keepInWindow(panel: HTMLElement | null) {
  if (panel) panel.style.setProperty('--top', `${panel.getBoundingClientRect().top}px`);
}

function List({ list: { heading, halves } }: { list: MenuList }) {
  return (
    <div className={classes.list}>
      {heading && (
        <h3 className={classes.heading}>
          <a href={heading.link}>{heading.name}</a>
        </h3>
      )}
      <div className={classes.halves}>
        {halves.map((links) => (
          <ul key={links[0]?.id} data-list>
            {links.map((link) => (
              <li key={link.id}>
                <a className={classes.link} href={link.link}>
                  <MenuName entry={link} />
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
