import { type RawBuilder, sql } from 'kysely';

/** A set of sizes or materials in SQL, with one expression for each word of `bitsOf`. */
export type BitWords = readonly RawBuilder<unknown>[];

/** The chosen sizes by kind; an empty list means any size. `length` is the number of words that all sizes need. */
export interface ChosenSizes {
  length: number;
  chosen: readonly { kind: number; bits: readonly number[] }[];
}

type BitColumn = 'materials' | 'now_sizes' | 'later_sizes';
type Length = Pick<ChosenSizes, 'length'>;

/** The first word has its own column, which is faster to read than an array. */
export const columnWords = (column: BitColumn, { length }: Length): BitWords =>
  Array.from({ length }, (_, word) =>
    word === 0 ? sql.raw(`l.${column}`) : sql.raw(`coalesce(l.more_${column}[${word}], 0)`),
  );

export const union = (some: BitWords, others: BitWords): BitWords =>
  some.map((word, index) => sql`(${word} | ${others[index] ?? sql`0`})`);

export const isEmpty = (bits: readonly number[]): boolean => bits.every((word) => word === 0);

/** Whether any chosen bit is set; without chosen bits, whether any bit is set. */
export function overlaps(words: BitWords, chosen: readonly number[]): RawBuilder<unknown> {
  const tests = isEmpty(chosen)
    ? words.map((word) => sql`${word} <> 0`)
    : words.flatMap((word, index) => (chosen[index] ? [sql`${word} & ${chosen[index]}::bigint <> 0`] : []));
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** The same for sizes, which only apply to products of their kind. */
export function overlapsSizes(words: BitWords, { chosen }: ChosenSizes): RawBuilder<unknown> {
  if (chosen.length === 0) return overlaps(words, []);
  const tests = chosen.map(({ kind, bits }) => sql`l.size_kind = ${kind} and ${overlaps(words, bits)}`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** Columns of a select list (`sizes0, sizes1`), which `namesOf` refers to. */
export const selectWords = (words: BitWords, name: string): RawBuilder<unknown> =>
  sql.join(words.map((word, index) => sql`${word} as ${sql.raw(`${name}${index}`)}`));

export const namesOf = (name: string, { length }: Length): BitWords =>
  Array.from({ length }, (_, word) => sql.raw(`${name}${word}`));
