import { factsIn } from '../contents/help-facts.ts';
import { legalFactsOf } from '../contents/legal-facts.ts';
import { legalFiles } from '../schemas/legal.schema.ts';
import { checkOf } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

/** Checks that the placeholders of legal texts have values in their country. */
export function checkLegal({ legal, countries, club, delivery, contents }: SeedSources): void {
  const facts = {
    countries: countries.content,
    club: club.content,
    delivery: delivery.content,
    contents: contents.content,
  };
  for (const [index, { country }] of legalFiles.entries()) {
    const file = legal[index];
    if (!file) continue;
    const check = checkOf(file);
    const known = legalFactsOf(facts, country);
    for (const [key, part] of Object.entries(file.content.parts)) {
      const cells = 'rows' in part ? part.rows.flat() : [];
      const unknown = [part.text, ...cells].flatMap(factsIn).find((name) => known.get(name) === undefined);
      check(unknown === undefined, ['parts', key], `has no {${unknown}} in ${country}`);
    }
  }
}
