import * as v from 'valibot';

/** A query parameter of a link. A malformed link must not break its page: the server truncates long values instead of refusing them. */
export const LinkParameterSchema = v.optional(v.string());
