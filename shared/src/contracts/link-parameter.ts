import * as v from 'valibot';

const MOST = 200;

/**
 * What came with a link. Whoever wrote the link: the page that it leads to is there, so nothing is refused. Of a longer one the
 * first 200 characters count.
 */
export const LinkParameterSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => [...text].slice(0, MOST).join('')),
  ),
);
