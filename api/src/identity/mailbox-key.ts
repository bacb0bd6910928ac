import { domainToASCII } from 'node:url';
import { emailKeyOf } from './email-key.ts';

/** Google ignores dots before the `@` (https://support.google.com/mail/answer/7436150). */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * A key for counting what one mailbox receives: addresses that mail systems deliver to the same person have the same key. Without the part
 * after `+` (RFC 5233 calls it the detail, and most providers ignore it), with the ASCII form of the domain. Never an address to write to:
 * some systems do distinguish what has the same key here.
 */
export function mailboxKeyOf(email: string): string {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf('@');
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const host = domainToASCII(domain) || domain;
  const box = local.replace(/(?<=.)\+.*$/, '');
  return gmail.has(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
