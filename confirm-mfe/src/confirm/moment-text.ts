import type { Country } from '@odeta/contracts';

/** Date and time of day of an ISO time, as the country writes them. */
export const momentText = (isoTime: string, { locale, timeZone }: Country): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(isoTime));
