/** A file attached to a message or a complaint, as stored: a picture encoded anew as JPEG, or a PDF unchanged. */
export interface AttachedFile {
  name: string;
  content: Buffer;
}

/** Of a PDF's end, in which its mark stands: programs append to it. */
const END = 1024;

/** By its first and last bytes. */
export const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-END).includes('%%EOF');

/** Of a stored file; no column says it. */
export const contentTypeOf = (content: Buffer) => (isPdf(content) ? 'application/pdf' : 'image/jpeg');
