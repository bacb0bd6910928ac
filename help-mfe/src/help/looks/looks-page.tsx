import type { HelpTopic } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, layout, text } from '@odeta/ui';
import { Breadcrumbs } from '@odeta/ui/products';
import type { ReactNode } from 'react';
import { LookSection } from './look-section.tsx';
import classes from './looks.module.css';
import { createLooksStore } from './looks.store.ts';

interface Props {
  topic: Snapshot<Pick<HelpTopic, 'title' | 'url' | 'text'>>;
  /** The index page of the help. */
  helpUrl: string;
  /** After the looks. */
  children: ReactNode;
}

/** The page of inspirations: looks whose goods can be bought, each in its size. */
export function LooksPage({ topic: { title, url, text: words }, helpUrl, children }: Props) {
  const t = useTexts('help');
  const { looks } = useSnapshot(useStore(createLooksStore).state);
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <Breadcrumbs
        path={[
          { name: t('title'), url: helpUrl },
          { name: title, url },
        ]}
      />
      <header className={classes.head}>
        <h1 className={text.title48}>{keepTogether(title)}</h1>
        <div className={classNames(text.size18, text.soft)} dangerouslySetInnerHTML={{ __html: keepTogether(words) }} />
      </header>
      {looks.map((look, index) => (
        <LookSection key={look.key} look={look} isFirst={index === 0} />
      ))}
      {children}
    </div>
  );
}
