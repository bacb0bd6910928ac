import * as v from 'valibot';

/** Words in lower case, parameters (`:slug`), and at the end an optional parameter (`:slug?`) or whatever lies below (`*`). */
const PatternSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:[a-z]\w*))*(?:\/(?::[a-z]\w*\?|\*))?)?$/),
);

/** An address of a remote, and what the shell and `edge` need to know of it before they load the remote. */
export const DeclaredRouteSchema = v.object({
  /** Pattern of the whole path, with a slash at its beginning. */
  path: PatternSchema,
  /** Query parameters that change what the server renders; the others do not belong to a page that is cached. */
  query: v.optional(v.array(v.string())),
  /** The same for every visitor of a country: the page may be cached for seconds. */
  sameForAll: v.optional(v.boolean()),
  /** A4: reached from the others of this kind without a new document. */
  inPage: v.optional(v.boolean()),
  /** B2. What the layout leaves out beside the page: `account` most of the footer, `help` the search box of narrow screens. */
  area: v.optional(v.picklist(['account', 'help'])),
  /** R2: always the simple header; on a page without it the app rule decides. */
  simpleHeader: v.optional(v.boolean()),
  /** Its data is asked for by the browser: the server renders a skeleton (J1). */
  skeletonFirst: v.optional(v.boolean()),
});
export type DeclaredRoute = v.InferOutput<typeof DeclaredRouteSchema>;

/** A declared route with the remote that answers there. */
export interface RemoteRouteInfo extends DeclaredRoute {
  remote: string;
}

/** A remote of the shell, and the prefixes of the addresses that it may declare. */
export const RemotePrefixesSchema = v.object({
  /** `federation.name` of the remote's `package.json`. */
  name: v.string(),
  /** `/gift` stands for itself and everything below; `/` for the home page alone. No two remotes share one. */
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/))), v.minLength(1)),
});
export type RemotePrefixes = v.InferOutput<typeof RemotePrefixesSchema>;
