import type { HelpTopic } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import page from '../text-page/text-page.module.css';
import { TextPage } from '../text-page/text-page.tsx';
import classes from './reading.module.css';

type Part = NonNullable<Snapshot<HelpTopic>['parts']>[number];

interface Props {
  topic: Snapshot<Pick<HelpTopic, 'title' | 'url' | 'text'>>;
  parts: readonly Part[];
  /** The index page of the help. */
  helpUrl: string;
  /** Pages about the company. */
  others: readonly { title: string; url: string }[];
  /** After the parts. */
  children: ReactNode;
}

/** A page about the company: a sentence, parts with titles, pictures, and the other pages of its kind. */
export function ReadingPage({ topic: { title, url, text: words }, parts, helpUrl, others, children }: Props) {
  const t = useTexts('help');
  return (
    <TextPage
      path={[
        { name: t('title'), url: helpUrl },
        { name: title, url },
      ]}
      title={title}
      lead={
        <div
          className={classNames(text.size18, text.soft, page.lead)}
          dangerouslySetInnerHTML={{ __html: keepTogether(words) }}
        />
      }
      contents={parts.map((part) => ({ key: part.anchor, title: part.title }))}
      aside={<Others others={others} url={url} />}
    >
      {parts.map((part) => (
        <section key={part.anchor} className={page.part} id={part.anchor} aria-labelledby={`${part.anchor}-title`}>
          {part.picture && (
            <Picture
              picture={part.picture}
              sizes="(max-width: 719px) 100vw, 720px"
              className={classes.picture}
              loading="eager"
            />
          )}
          <h2 className={classNames(text.size22, page.heading)} id={`${part.anchor}-title`}>
            {keepTogether(part.title)}
          </h2>
          <div className={page.words} dangerouslySetInnerHTML={{ __html: keepTogether(part.text) }} />
        </section>
      ))}
      {children}
    </TextPage>
  );
}

function Others({ others, url }: Pick<Props, 'others'> & { url: string }) {
  const t = useTexts('help');
  return (
    <nav aria-labelledby="about-us">
      <h2 className={classNames(text.size18, classes.about)} id="about-us">
        {t('reading.about-us')}
      </h2>
      <ul className={page.contents}>
        {others.map((other) => (
          <li key={other.url}>
            <a className={page.entry} href={other.url} aria-current={other.url === url ? 'page' : undefined}>
              {other.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
