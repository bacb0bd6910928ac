import { type CountryCode, countryCodes } from '@odeta/contracts';
import type { StaffArea } from '@odeta/contracts/staff';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { allEditions, type Edition } from '../language/editions.ts';

/** One thing that people change: the price of an article in a country, a block of the home page in a language. */
export interface Ref {
  kind: string;
  country: Edition;
  key: string;
}

/** A value to write, beside the one that is there; `null`: it does not exist, or is removed. */
export interface Writing<Value> {
  key: string;
  country: Edition;
  before: Value | null;
  after: Value | null;
}

export interface WriteContext {
  trx: Transaction<Database>;
  now: Date;
  /** The former value comes back: by undoing, or because a change set has ended. */
  isRestored: boolean;
}

/** What is wrong with a change, by the path of the field in its value; an empty path: the change as a whole. */
export interface Fault {
  /** Index of the writing. */
  index: number;
  path: string;
  text: string;
  /** For the application for staff, which has words for it in its languages. */
  rule?: string;
}

/** A kind of things that people change. A new one is a file in `kinds` and a line in `kind-list.ts`. */
export interface EntityKind<Value extends object = object> {
  name: string;
  /** Decides who may change it. */
  area: StaffArea;
  /** For people: what a key is. */
  keys: string;
  /** Whether each language of a country has its own; otherwise a country has one. */
  byLanguage: boolean;
  /** A list or document that is written as a whole: a scheduled change does not start if somebody has changed it meanwhile. */
  isWhole: boolean;
  /** Whether a change may create or remove one. */
  canBeNew: boolean;
  canBeRemoved: boolean;
  schema: v.GenericSchema<unknown, Value>;
  /** Schemas that refer to themselves, by their names in the document of the calls. */
  parts?: Readonly<Record<string, v.GenericSchema>>;
  /** Parts of a value that the shop computes, and that are not compared. */
  computed?: readonly (keyof Value & string)[];
  /** Values of these keys in an edition; those that do not exist are left out. */
  read(db: Kysely<Database>, country: Edition, keys: readonly string[]): Promise<ReadonlyMap<string, Value>>;
  /** The keys of an edition in their order, after `after`. */
  list(db: Kysely<Database>, country: Edition, page: KeyPage): Promise<string[]>;
  /** Rules that need the database. Called with the lock of change sets held. */
  check?(context: WriteContext, writings: readonly Writing<Value>[]): Promise<Fault[]>;
  write(context: WriteContext, writings: readonly Writing<Value>[]): Promise<void>;
}

export interface KeyPage {
  after: string;
  most: number;
}

type Defaults = 'byLanguage' | 'isWhole' | 'canBeNew' | 'canBeRemoved';

/** A kind without the type of its values, which only its own functions know. */
export function entityKind<Value extends object>(
  kind: Omit<EntityKind<Value>, Defaults> & Partial<Pick<EntityKind<Value>, Defaults>>,
): EntityKind {
  const whole = { byLanguage: false, isWhole: false, canBeNew: false, canBeRemoved: false, ...kind };
  return whole as unknown as EntityKind;
}

export const nameOf = ({ kind, country, key }: Ref): string => `${kind} ${country} ${key}`;

/** The country whose time zone and currency an edition has. */
export function countryOfEdition(edition: Edition): CountryCode {
  return allEditions.find((one) => one.edition === edition)?.country ?? countryCodes[0];
}

export const isEdition = (text: string): text is Edition => allEditions.some(({ edition }) => edition === text);

/** The keys that come after `after` in a list that is in memory. */
export const pageOfKeys = (keys: readonly string[], { after, most }: KeyPage): string[] =>
  keys
    .filter((key) => key > after)
    .sort()
    .slice(0, most);

/** As the schema has it, so that equal values are equal texts; a stored value of an older version that does not fit stays as it is. */
export function normalOf<Value extends object>({ schema }: Pick<EntityKind<Value>, 'schema'>, stored: unknown): Value {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : (stored as Value);
}
