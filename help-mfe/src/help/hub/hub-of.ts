import type { HelpTopic } from '@odeta/contracts';

export interface Hub {
  tiles: { key: string; title: string; url: string; lead: string }[];
  questions: { question: string; answer: string; url: string }[];
  /** All questions, and the texts of law. */
  links: { title: string; url: string }[];
}

/** What most visitors come for, in this order. */
const TILES = ['orders', 'returns', 'delivery', 'sizes', 'payment', 'contact'];
const LINKED = ['terms', 'withdrawal', 'privacy'];
const ASKED = ['orders', 'returns', 'delivery', 'payment', 'account'];

type Topic = Pick<HelpTopic, 'key' | 'title' | 'url' | 'text' | 'questions'>;

/** The index page: six topics, each with its first sentence, and the first question of five. `frequent` is the page of all questions. */
export function hubOf(topics: readonly Topic[], frequent: { title: string; url: string } | undefined): Hub {
  const named = (keys: readonly string[]) => keys.flatMap((key) => topics.find((topic) => topic.key === key) ?? []);
  return {
    tiles: named(TILES).map(({ key, title, url, text }) => ({ key, title, url, lead: firstSentence(text) })),
    questions: named(ASKED).flatMap(({ url, questions: [first] }) =>
      first ? [{ question: first.question, answer: first.answer, url }] : [],
    ),
    links: [...(frequent ? [frequent] : []), ...named(LINKED)].map(({ title, url }) => ({ title, url })),
  };
}

/** A full stop after a digit is that of a date or an abbreviation before one. */
const firstSentence = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .split(/(?<=\p{L}{2}[.?])\s/u)[0]
    ?.trim() ?? '';
