import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './text-page.module.css';

export interface Entry {
  /** Fragment of the part. */
  key: string;
  title: string;
}

/** Links to the parts of the page. */
export function Contents({ entries, isNumbered }: { entries: readonly Entry[]; isNumbered: boolean }) {
  const t = useTexts('help');
  return (
    <nav aria-label={t('legal.contents')}>
      <ol className={classes.contents}>
        {entries.map(({ key, title }, index) => (
          <li key={key}>
            <a className={classes.entry} href={`#${key}`}>
              {isNumbered && <span className={classNames(text.faint, classes.number)}>{index + 1}</span>} {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
