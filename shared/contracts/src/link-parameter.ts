import * as v from 'valibot';

/** What came with a link. Whoever wrote the link: the page that it leads to is there, and the server reads the beginning of it. */
export const LinkParameterSchema = v.optional(v.string());
