import type { Country } from '@odeta/contracts';

const date = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

/** `14. 3. 2027`, as the country writes an ISO date, or the day of a moment there. */
export const formatDate = ({ locale, timeZone }: Pick<Country, 'locale' | 'timeZone'>, isoDate: string): string =>
  new Intl.DateTimeFormat(locale, { ...date, timeZone: isoDate.includes('T') ? timeZone : 'UTC' }).format(
    new Date(isoDate),
  );

/** `14. 3. 2027 9:12`, a moment in the time zone of the country. */
export const formatMoment = ({ locale, timeZone }: Pick<Country, 'locale' | 'timeZone'>, moment: string): string =>
  new Intl.DateTimeFormat(locale, { ...date, hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment));

/** `november 2026` of a moment, as the heading of what follows. */
export const formatMonth = ({ locale, timeZone }: Pick<Country, 'locale' | 'timeZone'>, moment: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(new Date(moment));
