import type { CountryCode, HelpTopic } from '@odeta/contracts';
import { foldAccents } from '@odeta/contracts/fold-accents';
import { languageOf } from '../../language/editions.ts';
import type { AskedHelpTopic, LookDocument } from '../../settings/asked-help-topic.ts';
import { cleanHtml } from '../../settings/clean-html.ts';
import type { Seed } from '../schemas/schema.ts';
import { addressOf, type CategoriesByKey, categoriesByKey, textOf, urlOf } from '../schemas/texts.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';

/** The help topics of a country, with its prices and days. */
export function helpOf(seed: Seed, country: CountryCode): AskedHelpTopic[] {
  const language = languageOf(country);
  const facts = helpFactsOf(seed, country);
  const plain = (text: string) => withFacts(text, facts);
  const html = (text: string) => cleanHtml(plain(text));
  const categories = categoriesByKey(seed.categories);
  return seed.help.map(({ key, links, titles, texts, tiles, parts, looks, asked, questions }) => ({
    key,
    url: addressOf(links, country),
    title: plain(textOf(titles, country)),
    text: html(textOf(texts, country)),
    ...(tiles.length > 0 && { tiles: tiles.map((tile) => tileOf(tile, country, categories)) }),
    ...(parts.length > 0 && { parts: parts.map((part) => partOf(part, country, { plain, html })) }),
    ...(looks.length > 0 && { looks: looks.map((look) => lookOf(look, country)) }),
    asked: asked?.[language] ?? [],
    questions: questions.map((one) => ({
      anchor: one.anchors ? addressOf(one.anchors, country) : anchorOf(addressOf(one.questions, country)),
      question: plain(textOf(one.questions, country)),
      answer: html(textOf(one.answers, country)),
      asked: one.asked?.[language] ?? [],
    })),
  }));
}

const partOf = (
  { anchors, titles, texts, picture, alt }: Seed['help'][number]['parts'][number],
  country: CountryCode,
  { plain, html }: Record<'plain' | 'html', (text: string) => string>,
): NonNullable<HelpTopic['parts']>[number] => ({
  anchor: addressOf(anchors, country),
  title: plain(textOf(titles, country)),
  text: html(textOf(texts, country)),
  picture: picture && alt ? { path: picture, alt: textOf(alt, country) } : null,
});

const lookOf = (
  { titles, texts, ...look }: Seed['help'][number]['looks'][number],
  country: CountryCode,
): LookDocument => ({ ...look, title: textOf(titles, country), text: textOf(texts, country) });

/** The question as a fragment of an address. */
const anchorOf = (question: string) =>
  foldAccents(question)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? null;

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
