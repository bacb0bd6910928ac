import { countryCodes } from '@odeta/contracts';
import { pointerIn } from './find-faults.ts';
import type { LawList, Place } from './law-list.ts';
import { type Sources, valueAt } from './sources.ts';

/** A way to take a notice away. */
export interface Mutation {
  /** Its rule, or its country and rule: what a fault begins with. */
  about: string;
  /** What is missing. */
  name: string;
  sources: (base: Sources) => Sources;
}

/** Every notice taken away once: each of its texts in each country whose law asks for it, and the code that shows it. */
export const mutationsOf = ({ rules, countries }: LawList): Mutation[] =>
  Object.entries(rules).flatMap(([rule, { places }]) => [
    ...countryCodes
      .filter((country) => 'law' in (countries[country][rule] ?? {}))
      .flatMap((country) =>
        places.flatMap(({ texts }) =>
          texts.map((text) => withoutText(`${country}, ${rule}`, pointerIn(country, text))),
        ),
      ),
    ...places.flatMap(({ removed, where }) => (removed ? [withoutCode(rule, where, removed)] : [])),
  ]);

function withoutText(about: string, pointer: string): Mutation {
  const [file = '', place = ''] = pointer.split('#');
  const keys = place.split('.');
  return {
    about,
    name: `${about}: ${pointer}`,
    sources: (base) => {
      const changed = structuredClone(base.data(file));
      const parent = valueAt({ root: changed }, ['root', ...keys.slice(0, -1)].join('.'));
      delete (parent as Record<string, unknown>)[keys.at(-1) ?? ''];
      return { ...base, data: (asked) => (asked === file ? changed : base.data(asked)) };
    },
  };
}

const withoutCode = (about: string, where: string, removed: NonNullable<Place['removed']>): Mutation => ({
  about,
  name: `${about}: ${where}`,
  sources: (base) => ({
    ...base,
    code: (asked) => (asked === removed.in ? edited(base.code(asked), removed) : base.code(asked)),
  }),
});

export const edited = (content: string, { code, with: other }: NonNullable<Place['removed']>): string =>
  content.replace(code, () => other);
