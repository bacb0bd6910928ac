/** In the language of the application. */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(new Date(moment));
