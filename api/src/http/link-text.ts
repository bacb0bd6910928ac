const MOST = 200;

/** The value of a link's parameter, cut to its first 200 characters. */
export const linkText = (parameter: string): string => [...parameter].slice(0, MOST).join('');
