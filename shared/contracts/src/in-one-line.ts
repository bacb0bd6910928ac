/** The number of an order, a return or a parcel in a text: no line ends within it. */
export const inOneLine = (number: string): string => number.replaceAll(' ', '\u00a0');
