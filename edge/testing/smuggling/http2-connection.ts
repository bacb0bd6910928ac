import { connect } from 'node:tls';
import { END_HEADERS, END_STREAM, type Field, FRAME, fieldsOf, frame, preface } from './http2-frames.ts';

interface ReceivedFrame {
  type: number;
  flags: number;
  stream: number;
  payload: Buffer;
}

const HEAD = 9;

/** A raw HTTP/2 connection: sends only the given bytes, also one at a time, and acknowledges no frames. */
export async function openHttp2Connection(port: number, settings: Parameters<typeof preface>[0] = []) {
  const socket = connect({ port, host: '127.0.0.1', ALPNProtocols: ['h2'], rejectUnauthorized: false });
  const frames: ReceivedFrame[] = [];
  const waiting = new Set<() => void>();
  const timers = new Set<NodeJS.Timeout>();
  let rest: Buffer = Buffer.alloc(0);
  const state = { isClosed: false };
  socket.on('error', () => undefined);
  socket.on('data', (part: Buffer) => {
    rest = takeFrames(Buffer.concat([rest, part]), frames);
    for (const check of waiting) check();
  });
  socket.once('close', () => {
    state.isClosed = true;
    for (const timer of timers) clearInterval(timer);
    for (const check of waiting) check();
  });
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  socket.write(preface(settings));

  return {
    frames,
    send: (...packets: Buffer[]) => void socket.write(Buffer.concat(packets)),
    /** Sends the packet again and again. */
    repeat: (packet: Buffer) => void timers.add(setInterval(() => socket.writable && socket.write(packet), 100)),
    /** Resolves when the condition holds, or the server has closed the connection. */
    until: (holds: () => boolean = () => false) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!holds() && !state.isClosed) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    isClosed: () => state.isClosed,
    /** Frames of a type, for example resets of a stream. */
    received: (type: number, stream?: number) =>
      frames.filter((one) => one.type === type && (stream === undefined || one.stream === stream)),
    destroy: () => void socket.destroy(),
  };
}

/** A request, by default without a body. */
export function requestFrame(stream: number, path: string, { method = 'GET', isWhole = true } = {}): Buffer {
  return frame(FRAME.headers, END_HEADERS | (isWhole ? END_STREAM : 0), stream, fieldsOf(requestFields(path, method)));
}

export const requestFields = (path: string, method: string): Field[] => [
  [':method', method],
  [':scheme', 'https'],
  [':authority', 'sk.localhost'],
  [':path', path],
];

/** @returns the bytes of a frame that is not complete yet */
function takeFrames(bytes: Buffer, frames: ReceivedFrame[]): Buffer {
  let rest = bytes;
  while (rest.length >= HEAD && rest.length >= HEAD + rest.readUIntBE(0, 3)) {
    const end = HEAD + rest.readUIntBE(0, 3);
    const [type, flags, stream] = [rest.readUInt8(3), rest.readUInt8(4), rest.readUInt32BE(5)];
    frames.push({ type, flags, stream, payload: rest.subarray(HEAD, end) });
    rest = rest.subarray(end);
  }
  return rest;
}
