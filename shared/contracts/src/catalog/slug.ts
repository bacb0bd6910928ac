import * as v from 'valibot';

/** Words in lower case with dashes between them. */
export const SlugSchema = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
