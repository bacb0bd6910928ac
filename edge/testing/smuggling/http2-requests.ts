import { type Attack, innerRequest, PROBE_HEADER, probeOf } from './attack.ts';
import {
  CANCEL,
  END_HEADERS,
  END_STREAM,
  type Field,
  FRAME,
  fieldsOf,
  frame,
  NO_ERROR,
  preface,
} from './http2-frames.ts';

interface Described {
  /** In place of the usual fields of the same names. */
  fields?: readonly Field[];
  /** Further fields, also of names that are there already. */
  added?: readonly Field[];
  parts?: readonly string[];
  trailers?: readonly Field[];
  /** Code with which the stream is reset in place of its end. */
  reset?: number;
}

/** All ways to describe a body, and texts that would be lines of their own in HTTP/1.1. */
function variantsOf(inner: string): Record<string, Described> {
  const injected = `x\r\n\r\n${inner}`;
  const body = { parts: [inner] };
  return {
    'no body': {},
    'an empty body': { parts: [''] },
    'a body without a length': body,
    'a body in two frames': { parts: [inner.slice(0, 20), inner.slice(20)] },
    'its length': { ...body, added: [['content-length', String(inner.length)]] },
    'length 0': { ...body, added: [['content-length', '0']] },
    'too short a length': { ...body, added: [['content-length', '5']] },
    'too great a length': { ...body, added: [['content-length', String(inner.length + 400)]] },
    'two lengths': {
      ...body,
      added: [
        ['content-length', '0'],
        ['content-length', String(inner.length)],
      ],
    },
    'a length without a body': { added: [['content-length', String(inner.length)]] },
    'a length with a sign': { ...body, added: [['content-length', `+${inner.length}`]] },
    'a coding': { ...body, added: [['transfer-encoding', 'chunked']] },
    'a connection': { ...body, added: [['connection', 'keep-alive, content-length']] },
    'an upgrade': { ...body, added: [['upgrade', 'h2c']] },
    'a trailer': { ...body, trailers: [['x-checksum', '1']] },
    'the length in a trailer': { ...body, trailers: [['content-length', '3']] },
    'an address in a trailer': { ...body, trailers: [['x-forwarded-for', '6.6.6.6']] },
    'a reset in its body': { ...body, reset: CANCEL },
    'a reset without an error in its body': { ...body, reset: NO_ERROR },
    'lines in a value': { ...body, added: [['x-line', injected]] },
    'lines in a name': { ...body, added: [[`x-line: ${injected}`, '1']] },
    'lines in the path': { ...body, fields: [[':path', `/api/outer HTTP/1.1\r\n\r\n${inner}`]] },
    'a blank in the path': { ...body, fields: [[':path', '/api/outer HTTP/1.1']] },
    'lines in the method': { ...body, fields: [[':method', `GET /api/inner HTTP/1.1\r\n\r\n${inner}`]] },
    'lines in the host': { ...body, fields: [[':authority', `sk.localhost\r\n\r\n${inner}`]] },
    'another host': { ...body, added: [['host', 'evil.example']] },
    'two paths': { ...body, added: [[':path', '/api/inner']] },
    'capital letters': { ...body, added: [['Transfer-Encoding', 'chunked']] },
  };
}

/** Every variant with every method; `pipelined`: with a second request in the same packet. */
export function http2Attacks({ methods }: { methods: readonly string[] }): Attack[] {
  const shapes = methods.flatMap((method) =>
    (['alone', 'pipelined'] as const).flatMap((sending) =>
      Object.keys(variantsOf('')).map((name) => ({ method, sending, name })),
    ),
  );
  return shapes.map(({ method, sending, name }, number) => {
    const probe = probeOf(2, number);
    const described = variantsOf(innerRequest(probe))[name] ?? {};
    const frames = [preface(), ...streamOf(1, { method, probe, described })];
    if (sending === 'pipelined') frames.push(...streamOf(3, { method: 'GET', probe, described: {} }));
    const last =
      described.reset === undefined ? [] : [frame(FRAME.reset, 0, 1, Buffer.from([0, 0, 0, described.reset]))];
    const packets = [Buffer.concat(frames), ...last];
    return { name: `${method} HTTP/2, ${name}, ${sending}`, probe, packets, breaksOff: last.length > 0 };
  });
}

interface Sent {
  method: string;
  probe: string;
  described: Described;
}

function streamOf(id: number, { method, probe, described }: Sent): Buffer[] {
  const { fields = [], added = [], parts = [], trailers, reset } = described;
  const usual: [string, string][] = [
    [':method', method],
    [':scheme', 'https'],
    [':authority', 'sk.localhost'],
    [':path', '/api/outer'],
    [PROBE_HEADER, probe],
    ['content-type', 'text/plain'],
  ];
  const replaced = usual.map((field) => fields.find(([name]) => name === field[0]) ?? field);
  const isCut = reset !== undefined;
  const endsWith = (isLast: boolean) => (isLast && !trailers && !isCut ? END_STREAM : 0);
  const headers = fieldsOf([...replaced, ...added]);
  return [
    frame(FRAME.headers, END_HEADERS | endsWith(parts.length === 0), id, headers),
    ...parts.map((part, index) =>
      frame(FRAME.data, endsWith(index === parts.length - 1), id, Buffer.from(part, 'latin1')),
    ),
    ...(trailers ? [frame(FRAME.headers, END_HEADERS | END_STREAM, id, fieldsOf(trailers))] : []),
  ];
}
