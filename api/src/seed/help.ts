import type { CountryCode, HelpTopic } from '@odeta/contracts';
import { cleanHtml } from '../settings/clean-html.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';
import type { Seed } from './schema.ts';
import { textOf } from './texts.ts';

/** P16. The help topics of a country, with its prices and days. */
export function helpOf(seed: Seed, country: CountryCode): HelpTopic[] {
  const facts = helpFactsOf(seed, country);
  const html = (text: string) => cleanHtml(withFacts(text, facts));
  return seed.help.map(({ key, links, titles, texts, questions }) => ({
    key,
    url: textOf(links, country),
    title: textOf(titles, country),
    text: html(textOf(texts, country)),
    questions: questions.map((one) => ({
      anchor: one.anchors ? textOf(one.anchors, country) : null,
      question: textOf(one.questions, country),
      answer: html(textOf(one.answers, country)),
    })),
  }));
}
