import path from 'node:path';
import * as v from 'valibot';

const workspace = path.resolve(import.meta.dirname, '../..');
const seconds = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d+(\.\d+)?$/), v.transform(Number));

/** The environment of `edge`, parsed once. The README's table is made of these descriptions. */
export const EdgeConfigSchema = v.object({
  /** Where the shop listens. */
  PORT: v.pipe(v.optional(v.string(), '3000'), v.regex(/^\d{1,5}$/, 'PORT must be a number'), v.transform(Number)),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Key of the visitor ids and request-forgery tokens; the same for `edge` and `api`. */
  APP_SECRET: v.pipe(v.string(), v.minLength(32, 'APP_SECRET needs at least 32 characters')),
  /** Where `api` answers when it runs in a process of its own; in this process when left out. */
  API_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Folder of the releases and of `discovery.json`. */
  RELEASES_DIR: v.optional(v.string(), path.join(workspace, '.data/releases')),
  /** Address of a release store, in place of the folder. */
  RELEASES_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Folder of the product pictures. */
  MEDIA_DIR: v.optional(v.string(), path.join(workspace, 'pictures/files')),
  /** Origins that files come from besides the shop itself, separated by blanks: a CDN. */
  FILE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.split(/\s+/).filter(Boolean)),
  ),
  /** Seconds that a page which is the same for everyone is served before it is rendered anew. 0: never kept. */
  PAGE_CACHE_SECONDS: seconds('5'),
  /** Whether to believe X-Forwarded-* of a balancer. */
  TRUST_PROXY: v.pipe(
    v.optional(v.picklist(['0', '1']), '0'),
    v.transform((value) => value === '1'),
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  /** PEM files; with both the shop speaks HTTP/2 and HTTP/1.1 over TLS. */
  TLS_CERT: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
});
export type EdgeConfig = v.InferOutput<typeof EdgeConfigSchema>;
