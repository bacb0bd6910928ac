import type { CountryCode, HelpAnswer } from '@odeta/contracts';
import { languageOf } from '../../language/editions.ts';
import type { AskedHelpTopic } from '../../settings/asked-help-topic.ts';
import { asCyrillicLayout, asCyrillicSounds, isLatin } from '../keyboard.ts';
import { languageTraits } from '../language-traits.ts';
import { fold, typedWordsOf } from '../search-words.ts';
import { stemsOf } from '../stems.ts';
import { wordDistance } from '../word-distance.ts';
import { askingWords } from './asking-words.ts';
import { type AskedPhrase, type HelpEntry, type HelpIndex, indexHelp } from './help-index.ts';

const MOST_ANSWERS = 10;
/** Answers with less than this share of the best score are left out. */
const LEAST_SHARE = 0.35;
/** Further words are ignored, because each one costs time. */
const MOST_WORDS = 12;
/** For the words of a phrase that was asked for completely. */
const OF_A_PHRASE = 2;
/** Share of the weight of words such as "how". */
const OF_AN_ASKING_WORD = 0.2;
/** Shorter words are rarely told apart from their typing errors. */
const SHORTEST_CORRECTED = 5;
const LONG_WORD = 8;
/** Share of a word that another form of it has in common with it: `reklamáljak` and `reklamáció`. */
const LEAST_BEGUN = 0.55;
/** Answers above products. */
const MOST_ABOVE = 2;

interface Country {
  code: CountryCode;
  help: readonly AskedHelpTopic[];
}

interface AskedHelp {
  answers: HelpAnswer[];
  /** The words of the phrase that ask for the answers; the others may name products. */
  words: ReadonlySet<string>;
}

export interface HelpSearch {
  /** Answers to a question, the best first. */
  find: (country: Country, question: string) => HelpAnswer[];
  /** What the help answers to a phrase that was typed into the search for products. */
  asked: (country: Country, phrase: string) => AskedHelp;
}

/** Searches the help with the words, stems and corrections of the search for products. Create one for each process: it has a cache. */
export function createHelpSearch(): HelpSearch {
  const indexes = new WeakMap<readonly AskedHelpTopic[], HelpIndex>();
  const indexOf = ({ code, help }: Country) => {
    const known = indexes.get(help) ?? indexHelp(languageOf(code), help);
    indexes.set(help, known);
    return known;
  };
  return {
    find(country, question) {
      const index = indexOf(country);
      for (const reading of readingsOf(index, question)) {
        const found = rank(index, corrected(index, typedIn(reading)));
        if (found.length > 0) return found.map(({ entry }) => entry.answer);
      }
      return [];
    },

    asked(country, phrase) {
      const index = indexOf(country);
      const typed = typedIn(phrase);
      const stems = typed.map((word) => new Set(stemsOf(index.language, word)));
      const meant = new Map<HelpEntry, AskedPhrase>();
      for (const entry of index.entries) {
        const best = longestOf(entry.phrases.filter((one) => isAsked(one, stems)));
        if (best) meant.set(entry, best);
      }
      const longest = longestOf([...meant.values()])?.words.length ?? 0;
      const asked = [...meant].filter(([, { words }]) => words.length === longest);
      const has = (word: ReadonlySet<string>, { words }: AskedPhrase) => words.some((one) => isSame(one, word));
      const scores = new Map(rank(index, typed).map(({ entry, score }) => [entry, score]));
      return {
        answers: asked
          .map(([entry]) => entry)
          .toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
          .slice(0, MOST_ABOVE)
          .map(({ answer }) => answer),
        words: new Set(typed.filter((_, at) => asked.some(([, one]) => has(stems[at] ?? new Set(), one)))),
      };
    },
  };
}

const typedIn = (phrase: string) => typedWordsOf(phrase).slice(0, MOST_WORDS);

const longestOf = (phrases: readonly AskedPhrase[]): AskedPhrase | undefined =>
  phrases.toSorted((one, other) => other.words.length - one.words.length)[0];

const isSame = (stems: readonly string[], word: ReadonlySet<string>) => stems.some((stem) => word.has(stem));

const isAsked = ({ words, isAlone }: AskedPhrase, typed: readonly ReadonlySet<string>[]) =>
  words.length > 0 &&
  words.every((stems) => typed.some((word) => isSame(stems, word))) &&
  (!isAlone || typed.length === words.length);

/** Latin text may be Cyrillic in another keyboard layout, or transliterated. */
const readingsOf = ({ language }: HelpIndex, question: string): string[] =>
  languageTraits[language].isCyrillic && isLatin(question)
    ? [question, asCyrillicLayout(question, language), asCyrillicSounds(question, language)]
    : [question];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

interface Ranked {
  entry: HelpEntry;
  score: number;
}

function rank({ language, entries, counts }: HelpIndex, typed: readonly string[]): Ranked[] {
  const words = typed.map((word) => stemsOf(language, word));
  const rarity = (stem: string) => Math.log(1 + entries.length / (counts.get(stem) ?? entries.length));
  const importance = typed.map((word) => (askingWords[language].has(fold(word)) ? OF_AN_ASKING_WORD : 1));
  const sets = words.map((stems) => new Set(stems));
  const scoreOf = ({ stems, phrases }: HelpEntry) => {
    const byWords = words.map(
      (keys, at) => (importance[at] ?? 1) * Math.max(0, ...keys.map((key) => (stems.get(key) ?? 0) * rarity(key))),
    );
    const asked = phrases.filter((one) => isAsked({ ...one, isAlone: false }, sets));
    const byPhrases = asked.map((one) => sum(one.words.map((keys) => Math.max(...keys.map(rarity)))));
    return sum(byWords) + OF_A_PHRASE * Math.max(0, ...byPhrases);
  };
  const ranked = entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_ANSWERS);
  const least = LEAST_SHARE * (ranked[0]?.score ?? 0);
  return ranked.filter(({ score }) => score >= least);
}

/** Words that questions and phrases do not have are replaced with the nearest one: a typing error, or another form of the word. */
function corrected({ language, tellingStems, vocabulary }: HelpIndex, typed: readonly string[]): string[] {
  return typed.map((word) => {
    const folded = fold(word);
    if (folded.length < SHORTEST_CORRECTED || stemsOf(language, word).some((stem) => tellingStems.has(stem)))
      return word;
    const most = folded.length < LONG_WORD ? 1 : 1.5;
    const [near] = [...vocabulary]
      .map((one) => ({ one, errors: wordDistance(folded, one), begun: commonStart(folded, one) }))
      .filter(
        ({ errors, begun }) => errors <= most || begun >= Math.max(SHORTEST_CORRECTED, LEAST_BEGUN * folded.length),
      )
      .toSorted(
        (a, b) => Number(a.errors > most) - Number(b.errors > most) || b.begun - a.begun || a.errors - b.errors,
      );
    return near?.one ?? word;
  });
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
