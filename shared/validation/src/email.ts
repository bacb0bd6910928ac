import * as v from 'valibot';
import { inLatin } from './look-alikes.ts';
import { ruleMessage } from './rule-message.ts';
import { cleanLine } from './typed-text.ts';

/** RFC 5321, section 4.5.3.1 and erratum 1690: octets of an address, and of the part before the @. */
const LONGEST = 254;
const LONGEST_NAME = 64;
/** RFC 1035, section 2.3.4: octets between two dots of a domain. */
const LONGEST_LABEL = 63;

/** RFC 5321: dots only between other characters, in the local part and in the domain, whose labels neither begin nor end with a dash. */
const atom = String.raw`[^.\s@<>()[\],;:"\\]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;
const shape = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$`, 'iu');

/** An address as typed or pasted, in its visible form: without a link's `mailto:`, a page's `e-mail:`, a mail program's name and `<>`, and look-alike letters (H19). */
export function emailText(typed: string): string {
  const [, inBrackets] = /^[^<>]*<([^<>]+)>$/.exec(cleanLine(typed)) ?? [];
  const address = (inBrackets ?? cleanLine(typed))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/^(?:(?:mailto|e.?mail): ?)+([^?]+).*$/i, '$1');
  return inLatin(address.replace('\uff20', '@').trim());
}

/**
 * An address in its stored form, which is the one that mail servers know: a domain with letters of other scripts in its ASCII form (RFC 5891), so
 * that both forms are one address. Chromium sends that form for `type="email"`. Anything but an address stays as `emailText` returns it.
 */
export function emailOf(typed: string): string {
  const address = emailText(typed);
  const [, name, domain = ''] = /^([^@]+)@([\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+)$/u.exec(address) ?? [];
  const ascii = /^[\x20-\x7e]*$/.test(domain) ? domain : asciiDomainOf(domain);
  return name === undefined || ascii === null ? address : `${name}@${ascii}`;
}

/** H12. Becomes the stored form. `exceptions` are refused endings, separated by `|`. The message says what is wrong. */
export const email = (exceptions = '') =>
  v.pipe(
    v.string(),
    v.transform(emailOf),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const cause = dataset.typed ? causeOf(dataset.value, exceptions) : undefined;
      if (cause !== undefined) addIssue({ message: cause });
    }),
  );

function causeOf(value: string, exceptions: string): string | undefined {
  if (value === '') return undefined;
  if (!shape.test(value)) return wrongPlace(value);
  const [name = '', domain = ''] = value.split('@');
  if (octets(value) > LONGEST) return ruleMessage('email-length', { max: LONGEST });
  if (octets(name) > LONGEST_NAME) return ruleMessage('email-name-length', { max: LONGEST_NAME });
  if (domain.split('.').some((part) => part.length > LONGEST_LABEL)) return 'email';
  return hasEnding(value, exceptions) ? 'email-ending' : undefined;
}

const octets = (text: string) => new TextEncoder().encode(text).length;

/** `null` for a domain that cannot exist. */
function asciiDomainOf(domain: string): string | null {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
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
