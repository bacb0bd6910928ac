import * as v from 'valibot';

const LONGEST = 254;
const shape = /^[^\s@<>()[\],;:"\\]+@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.[\p{L}]{2,}$/u;

/** H12. `exceptions` are endings that are refused, separated by `|`. The message names the cause. */
export const email = (exceptions = '') =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const cause = dataset.typed ? causeOf(dataset.value.trim(), exceptions) : undefined;
    if (cause !== undefined) addIssue({ message: cause });
  });

function causeOf(value: string, exceptions: string): string | undefined {
  if (value === '') return undefined;
  if (shape.test(value) && !value.includes('..') && value.length <= LONGEST) {
    return hasEnding(value, exceptions) ? 'email-ending' : undefined;
  }
  return wrongPlace(value);
}

const hasEnding = (value: string, exceptions: string) =>
  exceptions
    .split('|')
    .filter(Boolean)
    .some((ending) => value.toLowerCase().endsWith(ending.toLowerCase()));

function wrongPlace(value: string) {
  const [name, domain, ...more] = value.split('@');
  if (domain === undefined) return 'email-at';
  if (more.length > 0 || !name) return 'email';
  if (/\s/.test(value)) return 'email-space';
  if (value.includes('..')) return 'email-dots';
  return /\.\p{L}{2,}$/u.test(domain) ? 'email' : 'email-domain';
}
