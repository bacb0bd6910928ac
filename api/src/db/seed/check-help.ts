import { countries, countryCodes, languages } from '@odeta/shared/contracts';
import { type At, checkOf } from './checks.ts';
import { factsIn, helpFactsOf } from './help-facts.ts';
import type { SeedSources } from './read-seed.ts';
import type { Texts } from './texts.schema.ts';

/** That every topic stands at an address of its own, and every fact that it leans on is known in its country. */
export function checkHelp({ help, countries: terms, club, delivery, contents }: SeedSources): void {
  const check = checkOf(help);
  const seen = new Set<string>();
  const sources = {
    countries: terms.content,
    club: club.content,
    delivery: delivery.content,
    contents: contents.content,
  };
  const known = countryCodes.map((country) => ({ country, facts: helpFactsOf(sources, country) }));

  const checkFacts = (texts: Texts, at: At) => {
    for (const { country, facts } of known) {
      const { language } = countries[country];
      for (const fact of factsIn(texts[language])) {
        check(facts.get(fact) !== undefined, [...at, language], `{${fact}} is not known in ${country}`);
      }
    }
  };

  for (const [index, { key, links, texts, questions }] of help.content.entries()) {
    const taken = (one: string) => `${one} is already taken by another topic`;
    check(!seen.has(key), [index, 'key'], taken(key));
    seen.add(key);
    for (const language of languages) {
      const place = `${language}:${links[language]}`;
      check(!seen.has(place), [index, 'links', language], taken(links[language]));
      seen.add(place);
    }
    checkFacts(texts, [index, 'texts']);
    for (const [at, { answers }] of questions.entries()) checkFacts(answers, [index, 'questions', at, 'answers']);
  }
}
