import type { Breadcrumb } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, layout, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { Breadcrumbs } from '@odeta/ui/products';
import type { ReactNode } from 'react';
import { Contents, type Entry } from './contents.tsx';
import classes from './text-page.module.css';

interface Props {
  /** Index page of the help and the page itself. */
  path: readonly Breadcrumb[];
  title: string;
  /** Below the title. */
  lead: ReactNode;
  /** Parts of the text. */
  contents: readonly Entry[];
  /** Whether the parts have numbers. */
  isNumbered?: boolean;
  /** Below the contents, and at the end of the page where that is narrow. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page that is read as a whole: title, parts, and contents beside them, which are folded above the text where it is narrow. */
export function TextPage({ path, title, lead, contents, isNumbered = false, aside, children }: Props) {
  const t = useTexts('help');
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <Breadcrumbs path={[...path]} />
      <header className={classes.head}>
        <h1 className={classNames(text.title48, classes.title)}>{keepTogether(title)}</h1>
        {lead}
      </header>
      <div className={classes.columns}>
        <div className={classes.folded}>
          <Accordion title={t('legal.contents-count', { count: contents.length })}>
            <Contents entries={contents} isNumbered={isNumbered} />
          </Accordion>
        </div>
        <article className={classes.article}>{children}</article>
        <div className={classes.aside}>
          <div className={classes.wide}>
            <Contents entries={contents} isNumbered={isNumbered} />
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}
