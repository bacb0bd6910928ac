import { UPLOADS_PATH, uploadedFile, uploadedIn, uploadedWidths } from '@odeta/contracts';

const UPLOADS_OF_API = '/api/catalog/uploads/';

/** Only names of files, so that no other call of the API has an address here. */
const FILE = /^[a-z0-9-]+\/\w+\.\w+$/;

/** As units from before uploads write it: `/media/<picture>/<view>-<width>.<format>`. */
const FORMER = /^\/media\/(upload-[a-z0-9-]+)\/[a-z-]+-(\d+)\.(avif|webp)$/;

/** The address at the API of a file of a picture that an employee has uploaded; `null`: the path is another one. */
export function uploadOf(path: string): string | null {
  const address = presentAddress(path);
  if (!address.startsWith(UPLOADS_PATH)) return null;
  const file = address.slice(UPLOADS_PATH.length);
  return FILE.test(file) ? UPLOADS_OF_API + file : null;
}

/** The file in the width that is asked for, or the next larger one. */
function presentAddress(path: string): string {
  const [, name = '', asked, format] = FORMER.exec(path) ?? [];
  const uploaded = uploadedIn(name);
  if (!uploaded || (format !== 'avif' && format !== 'webp')) return path;
  const widths = uploadedWidths(uploaded.width)[format];
  const width = widths.find((one) => one >= Number(asked)) ?? widths.at(-1);
  return uploadedFile(uploaded, `${width}.${format}`);
}
