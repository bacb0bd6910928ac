import type { HelpAnswer, Language } from '@odeta/contracts';
import type { AskedHelpTopic } from '../../settings/asked-help-topic.ts';
import { fold, typedWordsOf } from '../search-words.ts';
import { stemsOf } from '../stems.ts';

/** How much a word says about an answer, by where it stands. */
const weights = { asked: 4, question: 3, partOfPhrase: 2, topic: 2, answer: 1 };
/** Only a search without other words shows the answer above the products. */
const ALONE = '=';

export interface AskedPhrase {
  /** The stems of each word. */
  words: readonly (readonly string[])[];
  isAlone: boolean;
}

export interface HelpEntry {
  answer: HelpAnswer;
  /** The greatest weight of each stem. */
  stems: ReadonlyMap<string, number>;
  phrases: readonly AskedPhrase[];
}

/** The answers of the help in one country, prepared for searching. */
export interface HelpIndex {
  language: Language;
  entries: readonly HelpEntry[];
  /** In how many answers a stem occurs. */
  counts: ReadonlyMap<string, number>;
  /** The stems of titles, questions and phrases. */
  tellingStems: ReadonlySet<string>;
  /** Their words without accents: typing errors are corrected into these. */
  vocabulary: ReadonlySet<string>;
}

export function indexHelp(
  language: Language,
  topics: readonly AskedHelpTopic[],
  stemsIn: typeof stemsOf = stemsOf,
): HelpIndex {
  const entries: HelpEntry[] = [];
  const vocabulary = new Set<string>();
  const stemsOfWord = rememberStems((word) => stemsIn(language, word));
  const add = (answer: HelpAnswer, asked: readonly string[], isTopic: boolean) => {
    const stems = new Map<string, number>();
    const addWords = (text: string, weight: number) => {
      for (const word of typedWordsOf(text)) {
        if (weight > weights.answer) vocabulary.add(fold(word));
        for (const stem of stemsOfWord(word)) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0));
      }
    };
    addWords(withoutTags(answer.answer), weights.answer);
    addWords(answer.topic, isTopic ? weights.question : weights.topic);
    addWords(answer.question, weights.question);
    for (const phrase of asked) addWords(phrase, phrase.includes(' ') ? weights.partOfPhrase : weights.asked);
    entries.push({ answer, stems, phrases: asked.map((phrase) => phraseOf(phrase, stemsOfWord)) });
  };
  for (const { title, text, url, asked = [], questions } of topics) {
    add({ question: title, answer: text, url, topic: title }, asked, true);
    const page = url.split('#')[0] ?? url;
    for (const { question, answer, anchor, asked: phrases = [] } of questions) {
      add({ question, answer, url: anchor === null ? url : `${page}#${anchor}`, topic: title }, phrases, false);
    }
  }
  const counts = new Map<string, number>();
  for (const { stems } of entries) for (const stem of stems.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const telling = [...vocabulary].flatMap(stemsOfWord);
  return { language, entries, counts, tellingStems: new Set(telling), vocabulary };
}

/** Most words are in several answers, and visitors wait while a country's answers are indexed. */
function rememberStems(stemsIn: (word: string) => string[]) {
  const known = new Map<string, string[]>();
  return (word: string): string[] => {
    const stems = known.get(word) ?? stemsIn(word);
    known.set(word, stems);
    return stems;
  };
}

const phraseOf = (phrase: string, stemsIn: (word: string) => string[]): AskedPhrase => ({
  words: typedWordsOf(phrase).map(stemsIn),
  isAlone: phrase.startsWith(ALONE),
});

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');
