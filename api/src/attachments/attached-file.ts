/** A file attached to a message or a complaint, as stored: a picture encoded again as JPEG, or an unchanged PDF. */
export interface AttachedFile {
  name: string;
  content: Buffer;
}

/** Bytes at the end of a PDF in which its end marker is expected: programs append data after it. */
const END = 1024;

/** Checks the first and the last bytes. */
export const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-END).includes('%%EOF');

/** The type of a stored file, from its content: no column has it. */
export const contentTypeOf = (content: Buffer) => (isPdf(content) ? 'application/pdf' : 'image/jpeg');
