import type { CountryCode, HelpTopic } from '@odeta/contracts';
import { cleanHtml } from '../../settings/clean-html.ts';
import type { Seed } from '../schemas/schema.ts';
import { type CategoriesByKey, categoriesByKey, textOf, urlOf } from '../schemas/texts.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';

/** The help topics of a country, with its prices and days. */
export function helpOf(seed: Seed, country: CountryCode): HelpTopic[] {
  const facts = helpFactsOf(seed, country);
  const html = (text: string) => cleanHtml(withFacts(text, facts));
  const categories = categoriesByKey(seed.categories);
  return seed.help.map(({ key, links, titles, texts, tiles, questions }) => ({
    key,
    url: textOf(links, country),
    title: textOf(titles, country),
    text: html(textOf(texts, country)),
    ...(tiles.length > 0 && { tiles: tiles.map((tile) => tileOf(tile, country, categories)) }),
    questions: questions.map((one) => ({
      anchor: one.anchors ? textOf(one.anchors, country) : null,
      question: textOf(one.questions, country),
      answer: html(textOf(one.answers, country)),
    })),
  }));
}

function tileOf(
  { category, picture, alt }: Seed['help'][number]['tiles'][number],
  country: CountryCode,
  categories: CategoriesByKey,
): NonNullable<HelpTopic['tiles']>[number] {
  const names = categories.get(category)?.names ?? alt;
  return {
    name: textOf(names, country),
    url: urlOf(`category:${category}`, country, categories),
    picture: { path: picture, alt: textOf(alt, country) },
  };
}
