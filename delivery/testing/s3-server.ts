import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'odeta-releases';

/** The only credentials that the server accepts, as environment variables for its clients. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface S3Server {
  /** Address of a store in its bucket. */
  address: string;
  close(): void;
}

/**
 * s3rver, which implements the protocol of S3 and checks signatures, on a free port or the given one. It does not support
 * `If-None-Match: *` of a PUT: that is added in front of it as Amazon documents it, unless `conditions` is false.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export async function startS3Server({ conditions = true, port: chosenPort = 0 } = {}): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'odeta-s3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer(conditions ? knowConditions(answer) : answer);
  await new Promise<void>((resolve) => server.listen(chosenPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `s3://${BUCKET}/shop?endpoint=http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

function knowConditions(answer: Listener): Listener {
  const objects = new Map<string, 'written' | 'being written'>();
  return (request, response) => {
    const [name = ''] = request.url?.split('?') ?? [];
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'PUT') return answer(request, response);
    const known = objects.get(name);
    if (known && request.headers['if-none-match'] === '*')
      return known === 'written'
        ? refuse(request, response, 412, 'PreconditionFailed')
        : refuse(request, response, 409, 'ConditionalRequestConflict');
    objects.set(name, 'being written');
    response.on('close', () => objects.set(name, 'written'));
    return answer(request, response);
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string) {
  request.resume();
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
