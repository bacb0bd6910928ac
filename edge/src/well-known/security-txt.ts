/** Days; RFC 9116 (2.5.5) recommends less than a year. */
const VALID = 180;
const DAY = 86_400_000;

/** RFC 9116. Each answer expires `VALID` days after the day of its request, so the file never has to be renewed by hand. */
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
