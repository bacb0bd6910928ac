/** Frames of HTTP/2 (RFC 9113, 6), written by hand because libraries refuse to send what is not allowed. */

export const FRAME = {
  data: 0,
  headers: 1,
  reset: 3,
  settings: 4,
  ping: 6,
  goAway: 7,
  windowUpdate: 8,
  continuation: 9,
} as const;
export const END_STREAM = 1;
export const END_HEADERS = 4;
export const NO_ERROR = 0;
export const CANCEL = 8;

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

export type Field = readonly [name: string, value: string];

/** @param length in place of the payload's length, for a frame that is sent in parts */
export function frame(
  type: number,
  flags: number,
  stream: number,
  payload: Buffer = Buffer.alloc(0),
  length?: number,
): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(length ?? payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** What a client sends first. @param settings pairs of an identifier and a value (RFC 9113, 6.5) */
export function preface(settings: readonly (readonly [id: number, value: number])[] = []): Buffer {
  const payload = Buffer.alloc(settings.length * 6);
  for (const [index, [id, value]] of settings.entries()) {
    payload.writeUInt16BE(id, index * 6);
    payload.writeUInt32BE(value, index * 6 + 2);
  }
  return Buffer.concat([PREFACE, frame(FRAME.settings, 0, 0, payload)]);
}

export const fieldsOf = (fields: readonly Field[]): Buffer => Buffer.concat(fields.map(literal));

/** A literal field without indexing and without Huffman coding (RFC 7541, 6.2.2). */
const literal = ([name, value]: Field) => Buffer.concat([Buffer.from([0]), textOf(name), textOf(value)]);

function textOf(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  return Buffer.concat([integerOf(bytes.length), bytes]);
}

/** An integer with a prefix of seven bits (RFC 7541, 5.1). */
function integerOf(value: number): Buffer {
  if (value < 127) return Buffer.from([value]);
  const bytes = [127];
  let rest = value - 127;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}
