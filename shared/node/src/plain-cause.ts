/** Server only. Takes what a person may have typed out of the text of an error: e-mail addresses, phone numbers, bank accounts. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s"'<>()=,;:/?&]+(@|%40)(?!\d)[^\s"'<>()=,;:/?&]+\.[^\s"'<>()=,;:/?&]+/g, '(e-mail)')
    .replace(/\b[A-Z]{2}\d{2}( ?[A-Z0-9]{4}){3,7}( ?[A-Z0-9]{1,3})?\b/g, '(account)')
    .replace(/\+\d[\d ]{7,14}\d/g, '(phone)');

/** PostgreSQL quotes the value that it could not read (class 22 of SQLSTATE). */
export const withoutValue = (message: string, code: unknown): string =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? message.replace(/"[^"]*"/g, '"…"') : message;
