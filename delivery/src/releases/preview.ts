import * as v from 'valibot';
import { isStopKey, type SigningKey, type TrustedKeys } from './keys.ts';

/**
 * Published versions that are shown to whoever has the link, until it expires. It contains the integrity of each release's list of files, as
 * a discovery document does.
 */
const PreviewSchema = v.object({
  /** Seconds since 1970. */
  until: v.pipe(v.number(), v.integer()),
  releases: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    v.object({ version: v.pipe(v.string(), v.regex(/^[\w-][\w.+-]*$/)), integrity: v.string() }),
  ),
});
export type Preview = v.InferOutput<typeof PreviewSchema>;

/** Path of the links; a token follows. */
export const PREVIEW_BASE = '/preview/';

/** Characters; a link of ten units has about 1,800. */
const LONGEST_TOKEN = 3_000;
/** `<payload>.<key id>.<signature>`, both in base64url; the id may contain dots. */
const TOKEN = /^([\w-]+)\.([\w.-]+)\.([\w-]+)$/;

const parse = v.safeParser(v.pipe(v.string(), v.parseJson(), PreviewSchema));

/** Fits in addresses and cookies. */
export function signPreview(preview: Preview, key: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${key.id}.${key.sign(bytesOf(payload)).toString('base64url')}`;
}

/** `null` if no trusted key signed it, or a key that may only stop canaries. Whether it has expired is for the caller to decide. */
export function verifyPreview(token: string, keys: TrustedKeys): Preview | null {
  const [, payload = '', id = '', signature = ''] = token.length > LONGEST_TOKEN ? [] : (TOKEN.exec(token) ?? []);
  if (isStopKey(id) || !keys.get(id)?.(bytesOf(payload), Buffer.from(signature, 'base64url'))) return null;
  const parsed = parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return parsed.success ? parsed.output : null;
}

/** The prefix prevents that a signature of something else is taken for one of a preview. */
const bytesOf = (payload: string) => Buffer.from(`odeta-preview ${payload}`);
