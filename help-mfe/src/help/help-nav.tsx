import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import classes from './help.module.css';
import type { HelpPageLink } from './help-pages.ts';

interface Props {
  pages: readonly Snapshot<HelpPageLink>[];
  /** Of the current page. */
  url: string | null;
  /** Several columns, below a page that is as wide as the window. */
  inColumns?: boolean;
}

/** Navigation between the help pages. */
export function HelpNav({ pages, url, inColumns = false }: Props) {
  const t = useTexts('help');
  return (
    <nav className={inColumns ? classes.all : classes.nav} aria-label={t('title')}>
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.url}>
            <a className={classes.link} href={page.url} aria-current={page.url === url ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
