/** One address of two parts, without double or trailing slashes. */
export function joinPath(mount: string, path: string) {
  return `${mount}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
