const BYTES = 16;

/** A random key, such as that of a request that must not count twice. Not `randomUUID`, which is not available over plain HTTP. */
export const createRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
