import type { IncomingHttpHeaders } from 'node:http';

/** SHA-256 as a byte sequence of structured fields (RFC 8941). */
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/;

/** The dictionary that a client has for what it asks for (RFC 9842), as hexadecimal digits, if it accepts `dcz` and asks for the whole. */
export function availableDictionary(headers: IncomingHttpHeaders): string | undefined {
  const isPart = headers.range ?? headers['if-none-match'] ?? headers['if-modified-since'];
  const [, digest] = DICTIONARY.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  if (isPart !== undefined || !digest || !acceptsDelta(headers['accept-encoding'])) return undefined;
  return Buffer.from(digest, 'base64').toString('hex');
}

const acceptsDelta = (accepted = '') => /(^|,)\s*dcz\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/.test(accepted);
