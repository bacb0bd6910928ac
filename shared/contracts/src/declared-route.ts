import * as v from 'valibot';

/** Lower-case words, parameters (`:slug`), and at the end an optional parameter (`:slug?`) or a wildcard for everything below (`*`). */
const PatternSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:[a-z]\w*))*(?:\/(?::[a-z]\w*\?|\*))?)?$/),
);

/** A route of a remote, with what the shell and `edge` need to know before they load the remote. */
export const DeclaredRouteSchema = v.object({
  /** Pattern of the whole path, with a leading slash. */
  path: PatternSchema,
  /** Query parameters that change the rendered page; others are not part of a cached page's key. */
  query: v.optional(v.array(v.string())),
  /** The same for every visitor of a country: may be cached for seconds. */
  sameForAll: v.optional(v.boolean()),
  /** A4. Reached by client-side navigation from other routes with this flag. */
  inPage: v.optional(v.boolean()),
  /** B2. Parts of the layout to leave out: `account` most of the footer, `help` the search box on narrow screens. */
  area: v.optional(v.picklist(['account', 'help'])),
  /** R2. Always the simple header; without it the rule for apps decides. */
  simpleHeader: v.optional(v.boolean()),
  /** Its data is requested by the browser: the server renders a skeleton (J1). */
  skeletonFirst: v.optional(v.boolean()),
  /** The path of the same page in a version that needs no scripts. */
  plain: v.optional(PatternSchema),
});
export type DeclaredRoute = v.InferOutput<typeof DeclaredRouteSchema>;

/** A declared route with its remote. */
export interface RemoteRouteInfo extends DeclaredRoute {
  remote: string;
}

/** A remote of the shell, and the path prefixes that it may use. */
export const RemotePrefixesSchema = v.object({
  /** `federation.name` in the remote's `package.json`. */
  name: v.string(),
  /** `/gift` covers itself and everything below; `/` only the home page. Remotes cannot share prefixes. */
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/))), v.minLength(1)),
});
export type RemotePrefixes = v.InferOutput<typeof RemotePrefixesSchema>;
