import { type CountryCode, countries, countryCodes, languages } from '@odeta/contracts';
import { factsIn, helpFactsOf } from '../contents/help-facts.ts';
import type { Texts } from '../schemas/texts.schema.ts';
import { type At, type Check, checkOf } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

/** Checks that topics have unique keys and URLs, and that their placeholders have values in every country. */
export function checkHelp(sources: SeedSources): void {
  const { help } = sources;
  const check = checkOf(help);
  const seen = new Set<string>();
  const checkFacts = factCheckOf(sources, check);

  for (const [index, { key, links, texts, parts, questions }] of help.content.entries()) {
    const taken = (one: string) => `${one} is already taken by another topic`;
    check(!seen.has(key), [index, 'key'], taken(key));
    seen.add(key);
    for (const language of languages) {
      const place = `${language}:${links[language]}`;
      check(!seen.has(place), [index, 'links', language], taken(links[language]));
      seen.add(place);
    }
    checkFacts(texts, [index, 'texts']);
    for (const [at, part] of parts.entries()) checkFacts(part.texts, [index, 'parts', at, 'texts']);
    for (const [at, { answers }] of questions.entries()) checkFacts(answers, [index, 'questions', at, 'answers']);
  }
}

/** Checks that the placeholders of the club offer have values in the countries that show it. */
export function checkClubOffer(sources: SeedSources): void {
  const { club } = sources.contents.content;
  if (!club) return;
  const checkFacts = factCheckOf(sources, checkOf(sources.contents, ['club']), club.only);
  checkFacts(club.titles, ['titles']);
  checkFacts(club.texts, ['texts']);
}

/** Checks that the placeholders in the promises of the home page have values in every country. */
export function checkPromises(sources: SeedSources): void {
  const checkFacts = factCheckOf(sources, checkOf(sources.home, ['promises']));
  for (const [index, { titles, texts }] of sources.home.content.promises.entries()) {
    checkFacts(titles, [index, 'titles']);
    checkFacts(texts, [index, 'texts']);
  }
}

function factCheckOf(
  { countries: terms, club, delivery, contents }: SeedSources,
  check: Check,
  only: readonly CountryCode[] = countryCodes,
) {
  const sources = {
    countries: terms.content,
    club: club.content,
    delivery: delivery.content,
    contents: contents.content,
  };
  const known = only.map((country) => ({ country, facts: helpFactsOf(sources, country) }));
  return (texts: Texts, at: At) => {
    for (const { country, facts } of known) {
      for (const language of countries[country].languages) {
        for (const fact of factsIn(texts[language])) {
          check(facts.get(fact) !== undefined, [...at, language], `{${fact}} is not known in ${country}`);
        }
      }
    }
  };
}
