import { type Attack, innerRequest, PROBE_HEADER, probeOf } from './attack.ts';

/** How the end of a request's body is described, correctly or not (RFC 9112, 6). */
interface Framing {
  name: string;
  /** Lines of the header section, each with its line end. */
  fields: string;
  body: string;
}

const END = '\r\n';

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const chunked = (text: string) => `${chunk(text)}0\r\n\r\n`;

/** All ways to describe the length of `inner`, valid and invalid. */
function framingsOf(inner: string): Framing[] {
  const { length } = inner;
  const framings: Record<string, readonly [fields: string, body: string]> = {
    'no body': ['', ''],
    'a body without a length': ['', inner],
    ...withLength(inner),
    ...withCoding(inner),
    'length, then coding': [`Content-Length: ${length}${END}Transfer-Encoding: chunked${END}`, chunked(inner)],
    'coding, then length': [`Transfer-Encoding: chunked${END}Content-Length: 4${END}`, chunked(inner)],
    'the length of the end chunk beside coding': [
      `Transfer-Encoding: chunked${END}Content-Length: 5${END}`,
      `0\r\n\r\n${inner}`,
    ],
    'the length in a trailer': [
      `Transfer-Encoding: chunked${END}Trailer: Content-Length${END}`,
      `${chunk(inner)}0\r\nContent-Length: 3\r\nHost: evil.example\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n`,
    ],
    'expecting 100-continue': [`Content-Length: ${length}${END}Expect: 100-continue${END}`, inner],
    'expecting 100-continue, chunked': [`Transfer-Encoding: chunked${END}Expect: 100-continue${END}`, chunked(inner)],
    'expecting something else': [`Content-Length: ${length}${END}Expect: 200-ok${END}`, inner],
    'an upgrade to h2c': [
      `Connection: Upgrade, HTTP2-Settings${END}Upgrade: h2c${END}HTTP2-Settings: AAMAAABkAAQAAP__${END}Content-Length: ${length}${END}`,
      inner,
    ],
    'an upgrade to a WebSocket': [
      `Connection: Upgrade${END}Upgrade: websocket${END}Sec-WebSocket-Version: 13${END}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==${END}`,
      inner,
    ],
    'a length that belongs to the connection': [
      `Connection: keep-alive, Content-Length${END}Content-Length: ${length}${END}`,
      inner,
    ],
    'a coding that belongs to the connection': [
      `Connection: Transfer-Encoding, X-Forwarded-For, X-Request-Id${END}Transfer-Encoding: chunked${END}`,
      chunked(inner),
    ],
    'two hosts': [`Host: evil.example${END}`, ''],
  };
  return Object.entries(framings).map(([name, [fields, body]]) => ({ name, fields, body }));
}

const withLength = (inner: string): Record<string, [string, string]> => {
  const length = (value: string | number) => `Content-Length: ${value}${END}`;
  const exact = inner.length;
  return {
    'its length': [length(exact), inner],
    'length 0': [length(0), inner],
    'too short a length': [length(5), inner],
    'too great a length': [length(exact + 400), inner],
    'a length with a sign': [length(`+${exact}`), inner],
    'a negative length': [length(-exact), inner],
    'a hexadecimal length': [length(`0x${exact.toString(16)}`), inner],
    'a length with a blank': [length(`${exact} 0`), inner],
    'a length with a comma': [length(`${exact}, ${exact}`), inner],
    'a length with a fraction': [length(`${exact}.0`), inner],
    'an empty length': [length(''), inner],
    'a length of 2^64': [length((2n ** 64n + BigInt(exact)).toString()), inner],
    'the same length twice': [length(exact) + length(exact), inner],
    'two lengths': [length(exact) + length(0), inner],
    'two other lengths': [length(0) + length(exact), inner],
    'a length with a blank before the colon': [`Content-Length : ${exact}${END}`, inner],
    'a length with an underscore': [`Content_Length: ${exact}${END}`, inner],
    'a length after a bare line feed': [`X-Line: 1\nContent-Length: ${exact}${END}`, inner],
    'a length after a bare carriage return': [`X-Line: 1\rContent-Length: ${exact}${END}`, inner],
    'a length after a NUL': [`X-Line: 1\0Content-Length: ${exact}${END}`, inner],
    'a folded length': [`Content-Length:${END} ${exact}${END}`, inner],
  };
};

const withCoding = (inner: string): Record<string, [string, string]> => {
  const coding = (value: string) => `Transfer-Encoding: ${value}${END}`;
  const size = inner.length.toString(16);
  return {
    chunks: [coding('chunked'), chunked(inner)],
    'chunks without content': [coding('chunked'), '0\r\n\r\n'],
    'chunks, in capital letters': [coding('CHUNKED'), chunked(inner)],
    'a coding after a tab': [coding('\tchunked\t'), chunked(inner)],
    'no chunks after all': [coding('chunked'), inner],
    'an unknown coding': [coding('xchunked'), chunked(inner)],
    'a coding in quotation marks': [coding('"chunked"'), chunked(inner)],
    'chunked before identity': [coding('chunked, identity'), chunked(inner)],
    identity: [coding('identity'), chunked(inner)],
    'chunked and compressed': [coding('gzip, chunked'), chunked(inner)],
    'chunked twice': [coding('chunked, chunked'), chunked(inner)],
    'two codings': [coding('chunked') + coding('identity'), chunked(inner)],
    'two other codings': [coding('identity') + coding('chunked'), chunked(inner)],
    'a coding with a parameter': [coding('chunked;q=1'), chunked(inner)],
    'an empty coding': [coding(''), chunked(inner)],
    'a coding with a blank before the colon': [`Transfer-Encoding : chunked${END}`, chunked(inner)],
    'a coding with an underscore': [`Transfer_Encoding: chunked${END}`, chunked(inner)],
    'a coding after a bare line feed': [`X-Line: 1\nTransfer-Encoding: chunked${END}`, chunked(inner)],
    'a folded coding': [`Transfer-Encoding:${END} chunked${END}`, chunked(inner)],
    'a chunk that ends early': [coding('chunked'), `${size}0\r\n${inner}`],
    'a chunk that is too long': [coding('chunked'), `5\r\n${inner}\r\n0\r\n\r\n`],
    'a chunk with a sign': [coding('chunked'), `+${size}\r\n${inner}\r\n0\r\n\r\n`],
    'a chunk with 0x': [coding('chunked'), `0x${size}\r\n${inner}\r\n0\r\n\r\n`],
    'a chunk of 2^64': [coding('chunked'), `1000000000000000${size}\r\n${inner}\r\n0\r\n\r\n`],
    'a chunk with an extension': [coding('chunked'), `${size};a="\n"\r\n${inner}\r\n0\r\n\r\n`],
    'a chunk with a bare line feed': [coding('chunked'), `${size}\n${inner}\n0\n\n`],
    'chunks without the last line': [coding('chunked'), `${chunk(inner)}0\r\n`],
    'text after the end chunk': [coding('chunked'), `0\r\n\r\n${inner}`],
  };
};

const versions = ['HTTP/1.1', 'HTTP/1.0'] as const;

/** Alone; with a second request in the same packet; or in two packets, cut in the middle of the body. */
const sendings = ['alone', 'pipelined', 'cut'] as const;

interface Chosen {
  methods: readonly string[];
  /** Only the newer version, in one packet. */
  isShort?: boolean;
}

/** Every framing with every method, version and way of sending. */
export function http1Attacks({ methods, isShort = false }: Chosen): Attack[] {
  const shapes = methods.flatMap((method) =>
    versions
      .slice(0, isShort ? 1 : undefined)
      .flatMap((version) =>
        sendings
          .slice(0, isShort ? 2 : undefined)
          .flatMap((sending) => framingsOf('').map((_, index) => ({ method, version, sending, index }))),
      ),
  );
  return shapes.map(({ method, version, sending, index }, number) => {
    const probe = probeOf(1, number);
    const { name, fields, body } = framingsOf(innerRequest(probe))[index] ?? { name: '', fields: '', body: '' };
    const head = `${method} /api/outer ${version}${END}Host: sk.localhost${END}${PROBE_HEADER}: ${probe}${END}`;
    const begin = `${head}Content-Type: text/plain${END}${fields}${END}`;
    const second = `GET /api/second HTTP/1.1${END}Host: sk.localhost${END}${PROBE_HEADER}: ${probe}${END}${END}`;
    const middle = Math.ceil(body.length / 2);
    const packets = {
      alone: [begin + body],
      pipelined: [begin + body + second],
      cut: [begin + body.slice(0, middle), body.slice(middle)],
    };
    return {
      name: `${method} ${version}, ${name}, ${sending}`,
      probe,
      packets: packets[sending],
      breaksOff: name === 'too great a length',
    };
  });
}
