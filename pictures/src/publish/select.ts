import { catalogue } from '../catalogue/catalogue.ts';
import { firstAssortment } from '../catalogue/first-assortment.ts';
import type { Picture } from '../catalogue/range.ts';

export interface Selection {
  /** Names with `*` for any letters, parted by commas. */
  readonly only?: string | undefined;
  /** Only what the shop opens with. */
  readonly first?: boolean | undefined;
}

function matcherOf(globs: string): RegExp {
  const pattern = globs
    .split(',')
    .map((glob) =>
      glob
        .trim()
        .replace(/[^a-z0-9*-]/g, '')
        .replaceAll('*', '.*'),
    )
    .join('|');
  return new RegExp(`^(?:${pattern})$`);
}

/** The pictures that a command is about, in the order of the catalogue. */
export function select({ only, first }: Selection): Picture[] {
  const matcher = only ? matcherOf(only) : /^/;
  const opening = new Set(firstAssortment.flatMap(({ colors }) => colors.map(({ picture }) => picture)));
  return catalogue.filter(({ id }) => matcher.test(id) && (!first || opening.has(id)));
}
