import type { HelpTopic } from '@odeta/contracts';
import { foldAccents } from '@odeta/contracts/fold-accents';
import type { Snapshot } from '@odeta/storefront/state';

type Topic = Snapshot<HelpTopic>;

export interface FoundQuestion {
  topic: Pick<Topic, 'title' | 'url'>;
  question: string;
  /** HTML. */
  answer: string;
}

/** Questions that contain every word of the term. Matches in the question are sorted before those in the answer. */
export function findQuestions(topics: readonly Topic[], term: string): FoundQuestion[] {
  const words = foldAccents(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => {
    const folded = foldAccents(text);
    return words.every((word) => folded.includes(word));
  };
  const all = topics.flatMap(({ title, url, questions }) =>
    questions.map(({ question, answer }) => ({ topic: { title, url }, question, answer })),
  );
  const found = all.filter(({ topic, question, answer }) => has(`${topic.title} ${question} ${wordsOf(answer)}`));
  const asksForIt = (one: FoundQuestion) => Number(has(one.question));
  return found.sort((a, b) => asksForIt(b) - asksForIt(a));
}

/** The text of the HTML. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
