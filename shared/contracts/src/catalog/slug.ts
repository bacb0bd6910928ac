import * as v from 'valibot';

/** Words of an address. */
export const SlugSchema = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
