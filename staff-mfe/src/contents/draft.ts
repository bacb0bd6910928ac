import type { CountryCode } from '@odeta/contracts';
import { amountText, minorOf } from '../words/formats.ts';

/** A value while it is edited: what somebody types may not be a value yet. */
export type Draft = Leaf | List | Group;

export interface Leaf {
  is: 'leaf';
  type: 'text' | 'number' | 'amount' | 'flag';
  /** For a flag `true` or `false`. */
  text: string;
  /** Whether an empty field means that there is none. */
  mayBeNone: boolean;
}

interface List {
  is: 'list';
  items: readonly Draft[];
}

interface Group {
  is: 'group';
  fields: Readonly<Record<string, Draft>>;
}

export type Path = readonly (string | number)[];

/** Amounts of money, in minor units of the country. */
const amounts = /^(price|promo|lowest|amount|minOrder|cost|fee|freeFrom|freeDeliveryFrom)$/;
/** Amounts that may be none. */
const noneAmounts = /^(promo|lowest|amount)$/;
/** Numbers that may be none, so that a value of `null` does not say what they are. */
const numbers = /^(percent|maxUses|expiredDays|days|months|discount)$/;
/** Texts that may be none. */
const noneTexts =
  /^(url|code|collapsible|backgroundColor|font|activeFrom|activeUntil|validUntil|picture|cover|image|note)$/;

export function draftOf(country: CountryCode, value: unknown, name = ''): Draft {
  if (Array.isArray(value)) return { is: 'list', items: value.map((item) => draftOf(country, item, name)) };
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, one]) => [key, draftOf(country, one, key)]);
    return { is: 'group', fields: Object.fromEntries(fields) };
  }
  const mayBeNone = value === null || noneTexts.test(name);
  if (typeof value === 'boolean') return { is: 'leaf', type: 'flag', text: String(value), mayBeNone };
  if (amounts.test(name)) {
    return {
      is: 'leaf',
      type: 'amount',
      text: typeof value === 'number' ? amountText(country, value) : '',
      mayBeNone: value === null || noneAmounts.test(name),
    };
  }
  const isNumber = typeof value === 'number' || numbers.test(name);
  return {
    is: 'leaf',
    type: isNumber ? 'number' : 'text',
    text: value === null ? '' : String(value),
    mayBeNone: isNumber || mayBeNone,
  };
}

/** The value of a draft, and the paths of fields that are none. */
export function writtenValueOf(country: CountryCode, draft: Draft): { value: unknown; wrong: string[] } {
  const wrong: string[] = [];
  return { value: read(draft, []), wrong };

  function read(one: Draft, path: Path): unknown {
    if (one.is === 'list') return one.items.map((item, index) => read(item, [...path, index]));
    if (one.is === 'group')
      return Object.fromEntries(Object.entries(one.fields).map(([key, field]) => [key, read(field, [...path, key])]));
    const { type, text, mayBeNone } = one;
    if (type === 'flag') return text === 'true';
    if (text.trim() === '' && mayBeNone) return null;
    if (type === 'text') return text;
    const number = type === 'amount' ? minorOf(country, text) : numberOf(text);
    if (number === null) wrong.push(path.join('.'));
    return number;
  }
}

const numberOf = (text: string): number | null => (/^-?\d{1,12}$/.test(text.trim()) ? Number(text) : null);

/** The same draft with something else at a path; with `undefined` the item of a list is gone. */
export function changed(draft: Draft, [step, ...rest]: Path, change: (former: Draft) => Draft | undefined): Draft {
  if (step === undefined) return change(draft) ?? draft;
  if (draft.is === 'list') {
    const items = draft.items.flatMap((item, index) => {
      if (index !== step) return [item];
      if (rest.length > 0) return [changed(item, rest, change)];
      const next = change(item);
      return next ? [next] : [];
    });
    return { ...draft, items };
  }
  if (draft.is === 'group') {
    const field = draft.fields[step];
    return field ? { ...draft, fields: { ...draft.fields, [step]: changed(field, rest, change) } } : draft;
  }
  return draft;
}

/** The part of a draft at a path, if it has one. */
export function partAt(draft: Draft | undefined, [step, ...rest]: Path): Draft | undefined {
  if (step === undefined || !draft) return draft;
  if (draft.is === 'list') return partAt(draft.items[Number(step)], rest);
  return draft.is === 'group' ? partAt(draft.fields[step], rest) : undefined;
}

/** The paths of all leaves that any of the drafts has, in their order; a list itself is there, too, so that something can be added to it. */
export function pathsOf(drafts: readonly Draft[]): Path[] {
  const paths = new Map<string, Path>();
  for (const draft of drafts) collect(draft, []);
  return [...paths.values()].sort(inOrder);

  function collect(draft: Draft, path: Path) {
    if (draft.is !== 'group') paths.set(path.join('.'), path);
    if (draft.is === 'list') for (const [index, item] of draft.items.entries()) collect(item, [...path, index]);
    if (draft.is === 'group') for (const [key, field] of Object.entries(draft.fields)) collect(field, [...path, key]);
  }
}

/** Items of a list by their number; everything else stays where it was. */
function inOrder(one: Path, other: Path): number {
  for (const [index, step] of one.entries()) {
    const against = other[index];
    if (typeof step === 'number' && typeof against === 'number' && step !== against) return step - against;
    if (step !== against) return 0;
  }
  return 0;
}
