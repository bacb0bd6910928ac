/** Days; RFC 9116 (2.5.5) recommends less than a year. */
const VALID = 180;
const DAY = 86_400_000;

/** RFC 9116. Says until when it holds from the day that it is asked for on: whoever asks later is told anew. */
export function securityTxt(contacts: readonly string[], origin: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(today + VALID * DAY).toISOString()}`,
    'Preferred-Languages: en, pl',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
