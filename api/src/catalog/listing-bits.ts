import { type RawBuilder, sql } from 'kysely';

/** Sets of sizes or of materials in SQL, one expression for each word of `bitsOf`. */
export type BitWords = readonly RawBuilder<unknown>[];

/** Sizes of each kind that are chosen, none: any; `length` words of bits for all sizes that there are. */
export interface ChosenSizes {
  length: number;
  chosen: readonly { kind: number; bits: readonly number[] }[];
}

type BitColumn = 'materials' | 'now_sizes' | 'later_sizes';
type Length = Pick<ChosenSizes, 'length'>;

/** The first word has a column of its own, which is read faster than an array. */
export const columnWords = (column: BitColumn, { length }: Length): BitWords =>
  Array.from({ length }, (_, word) =>
    word === 0 ? sql.raw(`l.${column}`) : sql.raw(`coalesce(l.more_${column}[${word}], 0)`),
  );

/** What stands in one or the other. */
export const union = (some: BitWords, others: BitWords): BitWords =>
  some.map((word, index) => sql`(${word} | ${others[index] ?? sql`0`})`);

export const isEmpty = (bits: readonly number[]): boolean => bits.every((word) => word === 0);

/** Whether one of the chosen bits is set; any bit when none are chosen. */
export function overlaps(words: BitWords, chosen: readonly number[]): RawBuilder<unknown> {
  const tests = isEmpty(chosen)
    ? words.map((word) => sql`${word} <> 0`)
    : words.flatMap((word, index) => (chosen[index] ? [sql`${word} & ${chosen[index]}::bigint <> 0`] : []));
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** The same of sizes: each is chosen in one kind of goods. */
export function overlapsSizes(words: BitWords, { chosen }: ChosenSizes): RawBuilder<unknown> {
  if (chosen.length === 0) return overlaps(words, []);
  const tests = chosen.map(({ kind, bits }) => sql`l.size_kind = ${kind} and ${overlaps(words, bits)}`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** As columns of a select list, which `namesOf` names again: `sizes0, sizes1`. */
export const selectWords = (words: BitWords, name: string): RawBuilder<unknown> =>
  sql.join(words.map((word, index) => sql`${word} as ${sql.raw(`${name}${index}`)}`));

export const namesOf = (name: string, { length }: Length): BitWords =>
  Array.from({ length }, (_, word) => sql.raw(`${name}${word}`));
