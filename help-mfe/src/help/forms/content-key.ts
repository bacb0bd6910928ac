/** Bytes of a key, as of a random one. */
const BYTES = 16;

/** The idempotency key of a form in a page that is the same for everyone: the same content sent twice counts once. */
export async function contentKey(content: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
