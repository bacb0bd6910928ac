import type { HelpAnswer } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, text } from '@odeta/ui';
import classes from './search.module.css';

/** What the help answers to the search term, above the products. */
export function HelpAnswers({ answers }: { answers: readonly Snapshot<HelpAnswer>[] }) {
  const t = useTexts('catalog');
  if (answers.length === 0) return null;
  return (
    <section className={classes.answers} aria-label={t('search.help')}>
      {answers.map(({ question, answer, url, topic }) => (
        <article key={url} className={classes.answer}>
          <h2 className={classes.question}>{question}</h2>
          <div className={classes.words} dangerouslySetInnerHTML={{ __html: keepTogether(answer) }} />
          <a className={classNames(text.link, text.size14)} href={url}>
            {t('search.help-more', { topic })}
          </a>
        </article>
      ))}
    </section>
  );
}
