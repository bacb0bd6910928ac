import type { Country } from '@odeta/contracts';

/** `18. 11. 2026` of an ISO date, as the country writes it. */
export const formatDate = (isoDate: string, { locale }: Pick<Country, 'locale'>) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
