const BYTES = 16;

/** A key that no other order has. Not `randomUUID`: that needs a secure context, and a shop may be looked at without one. */
export const makeOrderKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
