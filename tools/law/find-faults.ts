import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import type { LawList, Place, Source } from './law-list.ts';
import { type Sources, valueAt } from './sources.ts';

/** What is missing by a list of rules: a sentence for each fault, beginning with its rule, or with its country and rule. */
export function findFaults({ rules, countries: laws }: LawList, sources: Sources): string[] {
  const shown = Object.entries(rules).flatMap(([rule, { places }]) =>
    places.flatMap(({ where, removed }) => {
      const times = removed ? sources.code(removed.in).split(removed.code).length - 1 : 1;
      return times === 1 ? [] : [`${rule}: the code that shows it (${where}) is ${times} times in ${removed?.in}`];
    }),
  );
  const said = countryCodes.flatMap((country) =>
    Object.entries(rules).flatMap(([rule, { places }]) =>
      faultsOf(places, laws[country][rule], (text) => textAt(sources, pointerIn(country, text))).map(
        (fault) => `${country}, ${rule}: ${fault}`,
      ),
    ),
  );
  const unknown = countryCodes.flatMap((country) =>
    Object.keys(laws[country])
      .filter((rule) => !rules[rule])
      .map((rule) => `${country}, ${rule}: is no rule`),
  );
  return [...shown, ...said, ...unknown];
}

/** With the country and its language filled in. */
export const pointerIn = (country: CountryCode, pointer: string): string =>
  pointer.replaceAll('{country}', country).replaceAll('{language}', countries[country].language);

function faultsOf(
  places: readonly Place[],
  source: Source | undefined,
  textOf: (pointer: string) => string | undefined,
): string[] {
  if (!source) return ['has neither a law nor a reason why none applies'];
  if (!('law' in source)) return [];
  if (places.length === 0) return ['has a law and is seen nowhere'];
  const found = places.flatMap(({ texts }) => texts.map((pointer) => ({ pointer, text: textOf(pointer) })));
  const all = found.map(({ text }) => text).join('\n');
  return [
    ...found.filter(({ text }) => text === undefined).map(({ pointer }) => `no text at ${pointer}`),
    ...source.says.filter((words) => !all.includes(words)).map((words) => `no text says “${words}”`),
  ];
}

/** The text at `file#path`, in one line; a text of spaces is none. */
function textAt({ data }: Sources, pointer: string): string | undefined {
  const [file = '', place = ''] = pointer.split('#');
  const text = valueAt(data(file), place);
  return typeof text === 'string' && text.trim() !== '' ? text.replace(/\s+/g, ' ') : undefined;
}
