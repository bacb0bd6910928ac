import { classNames } from '@odeta/shared/ui';
import type { Chrome } from '../chrome/chrome.store.ts';
import classes from './main-menu.module.css';

interface Props {
  entries: readonly Readonly<Chrome['menu'][number]>[];
  label: string;
  /** Of the page, to mark the entry that leads to it. */
  path: string;
}

/** The menu's top level on desktop. */
export const MainMenu = ({ entries, label, path }: Props) => (
  <nav className={classes.menu} aria-label={label}>
    <ul className={classes.list}>
      {entries.map(({ id, name, link, categoryType }) => (
        <li key={id}>
          <a
            className={classNames(classes.entry, categoryType === 'sale' && classes.sale)}
            href={link}
            aria-current={isSamePage(link, path) ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const isSamePage = (link: string, path: string) => link.replace(/\/$/, '') === path.replace(/\/$/, '');
