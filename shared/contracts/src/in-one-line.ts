/** Keeps the number of an order, a return or a parcel on one line of text. */
export const inOneLine = (number: string): string => number.replaceAll(' ', '\u00a0');
