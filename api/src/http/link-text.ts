const MOST = 200;

/** What is read of a parameter that came with a link: the first 200 characters. */
export const linkText = (parameter: string): string => [...parameter].slice(0, MOST).join('');
