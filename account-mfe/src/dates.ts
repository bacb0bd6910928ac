import type { Country } from '@odeta/contracts';

/** `14. 3. 2027`, as the country writes an ISO date. */
export const formatDate = ({ locale }: Pick<Country, 'locale'>, isoDate: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
