import { cleanText } from '@odeta/validation';

/** Deeper than any contract; the schema drops what it does not name, whatever its depth. */
const DEEPEST = 16;

/**
 * A part of a request with every text in it as the rule for typed text leaves it (`cleanText`): so that no endpoint can store, compare or send
 * what nobody sees. Names of fields stay as they are.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanInput(part, depth + 1)]));
}
