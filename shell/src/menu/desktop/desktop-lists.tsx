import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { GoodsCount } from '../entries/goods-count.tsx';
import { MenuName } from '../entries/menu-name.tsx';
import { columnsOf, extrasOf, listsOf, type MenuList } from './desktop-columns.ts';
import classes from './desktop-panel.module.css';

interface Props {
  entry: MenuEntry;
  branch: MenuEntry;
}

/** The links of a branch in columns, and below them all goods of the entry, the new and the reduced ones. */
export function DesktopLists({ entry, branch }: Props) {
  const t = useTexts(MENU_TEXTS);
  return (
    <div className={classes.columns}>
      {columnsOf(listsOf(branch)).map((lists) => (
        <div key={lists[0]?.heading?.id ?? ''} className={lists[0]?.halves.length === 2 ? classes.double : undefined}>
          {lists.map((list) => (
            <List key={list.heading?.id ?? ''} list={list} />
          ))}
        </div>
      ))}
      <p className={classes.all} data-list>
        <a className={text.link} href={branch.link}>
          {t('all', { name: branch.name })}
          <GoodsCount entry={branch} inline />
        </a>
      </p>
      <p className={classNames(classes.all, classes.foot)} data-list>
        <a className={text.link} href={entry.link}>
          {t('all', { name: entry.name })}
          <GoodsCount entry={entry} inline />
        </a>
        {extrasOf(entry).map((extra) => (
          <a
            key={extra.id}
            className={classNames(text.link, extra.categoryType === 'sale' && classes.sale)}
            href={extra.link}
          >
            {extra.name}
            <GoodsCount entry={extra} inline />
          </a>
        ))}
      </p>
    </div>
  );
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
