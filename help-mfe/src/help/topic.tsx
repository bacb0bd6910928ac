import type { HelpTopic } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { keepTogether, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import type { ReactNode } from 'react';
import classes from './help.module.css';

interface Props {
  topic: Snapshot<HelpTopic>;
  /** Whether it needs a title in addition to that of the page. */
  titled: boolean;
  /** Computed content, shown between the text and the questions. */
  children?: ReactNode;
}

/** A topic with its questions. A link with a fragment opens the answer. */
export function Topic({ topic: { url, title, text: words, questions }, titled, children }: Props) {
  const part = url.split('#')[1];
  return (
    <section id={part} className={classes.topic}>
      {titled && <h2 className={text.title28}>{title}</h2>}
      <div className={classes.words} dangerouslySetInnerHTML={{ __html: keepTogether(words) }} />
      {children}
      <Questions questions={questions} level={titled ? 3 : 2} />
    </section>
  );
}

interface QuestionsProps {
  questions: Snapshot<HelpTopic>['questions'];
  /** Of their headings. */
  level: 2 | 3;
}

/** Questions that open their answers. */
export function Questions({ questions, level }: QuestionsProps) {
  const Question = level === 3 ? 'h3' : 'h2';
  return (
    <div>
      {questions.map(({ anchor, question, answer }) => (
        <Accordion key={question} title={<Question className={classes.question}>{keepTogether(question)}</Question>}>
          {/* A6: links of older versions end with a slash. */}
          <div id={anchor ?? undefined}>
            <div
              id={anchor ? `${anchor}/` : undefined}
              className={classes.words}
              dangerouslySetInnerHTML={{ __html: keepTogether(answer) }}
            />
          </div>
        </Accordion>
      ))}
    </div>
  );
}
