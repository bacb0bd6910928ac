/** The number of an order or a return in a text: no line ends within it. */
export const inOneLine = (number: string): string => number.replaceAll(' ', '\u00a0');
