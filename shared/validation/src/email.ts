import * as v from 'valibot';

const LONGEST = 254;
/** RFC 5321: dots only between other characters, in the local part and in the domain, whose labels neither begin nor end with a dash. */
const atom = String.raw`[^.\s@<>()[\],;:"\\]+`;
const label = String.raw`[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?`;
const shape = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+\p{L}{2,}$`, 'u');

/** H12. `exceptions` are refused endings, separated by `|`. The message says what is wrong. */
export const email = (exceptions = '') =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const cause = dataset.typed ? causeOf(dataset.value.trim(), exceptions) : undefined;
    if (cause !== undefined) addIssue({ message: cause });
  });

function causeOf(value: string, exceptions: string): string | undefined {
  if (value === '') return undefined;
  if (shape.test(value) && value.length <= LONGEST) {
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
