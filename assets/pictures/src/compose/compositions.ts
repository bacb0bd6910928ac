import type { Arrangement, Composition, Item } from './composition.ts';
import { HEROES } from './heroes.ts';
import { SHELVES } from './shelves.ts';
import { TILES } from './tiles.ts';

/** Every composed picture that is kept. */
export const compositions: readonly Composition[] = [...HEROES, ...TILES, ...SHELVES];

export function findComposition(id: string): Composition | undefined {
  return compositions.find((one) => one.id === id);
}

export const arrangementsOf = ({ views }: Composition): readonly Arrangement[] => Object.values(views);

export const itemsOf = (composition: Composition): readonly Item[] =>
  arrangementsOf(composition).flatMap(({ items }) => items);
