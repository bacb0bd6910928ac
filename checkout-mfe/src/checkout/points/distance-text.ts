const KILOMETRE = 1000;
const FAR = 10_000;

/** `350 m`, `1,2 km`, `24 km`, in the format of the country. */
export function distanceText(metres: number, locale: string): string {
  const isNear = metres < KILOMETRE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: metres < FAR ? 1 : 0,
  }).format(isNear ? Math.round(metres / 10) * 10 : metres / KILOMETRE);
}
