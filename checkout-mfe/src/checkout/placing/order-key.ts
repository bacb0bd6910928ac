const BYTES = 16;

/** A random key. Not `randomUUID`, which needs a secure context, because the shop may be opened without one. */
export const makeOrderKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
