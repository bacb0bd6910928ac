/** The beginning of a `dcz` response; the dictionary's SHA-256 and a Zstandard frame follow (RFC 9842, 5). */
export const deltaHeader = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** The file with a script or style as a delta. @param dictionary SHA-256 in hexadecimal digits of what the delta starts from. */
export const deltaFile = (file: string, dictionary: string) => `${file}.${dictionary}.dcz`;

/** The file that a compressed copy or a delta stands for. */
export const plainFile = (file: string) => file.replace(/(\.br|\.[0-9a-f]{64}\.dcz)$/, '');

/** Only what is made at release time: `shell/main.1a2b3c4d.js`, `cart/1.0.0-abc/browser/remote-entry.js`. */
const SHARED = /^([a-z][a-z0-9-]*\/[\w-]+)\.\w+(\.(?:js|css))$/;
const ENTRY = /^([a-z][a-z0-9-]*)\/[\w.+-]+\/(browser\/[\w-]+\.js)$/;

/** The files of later versions that a browser may get as deltas against this one, as a pattern (`Use-As-Dictionary`). */
export function laterVersions(file: string): string | null {
  if (SHARED.test(file)) return file.replace(SHARED, '$1.*$2');
  return ENTRY.test(file) ? file.replace(ENTRY, '$1/*/$2') : null;
}
