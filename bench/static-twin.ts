import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '@odeta/node/free-port';

interface File {
  type: string;
  bytes: Buffer;
  compressed: boolean;
}

export interface StaticTwin {
  address: string;
  stop(): void;
}

/**
 * The same pages as static files: the same markup, styles, pictures and texts without scripts, and a server that only sends precompressed
 * bytes (brotli 11, HTTP/2). The difference to our pages is what the shop costs.
 */
export async function openStaticTwin(
  pages: Record<string, string>,
  origin: string,
  tls: { TLS_CERT: string; TLS_KEY: string },
): Promise<StaticTwin> {
  const files = new Map<string, File>();
  for (const [path, html] of Object.entries(pages))
    files.set(path, compress('text/html; charset=utf-8', Buffer.from(html)));
  for (const path of addressesIn(Object.values(pages))) files.set(path, await fetchFile(origin + path));
  const port = await findFreePort();
  const server = createSecureServer({
    allowHTTP1: true,
    cert: readFileSync(tls.TLS_CERT),
    key: readFileSync(tls.TLS_KEY),
  });
  server.on('request', (request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const { type, bytes, compressed } = file;
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=31536000',
      ...(compressed ? { 'content-encoding': 'br' } : {}),
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { address: `https://localhost:${port}`, stop: () => void server.close() };
}

/** Removes scripts from a page, so that only text, styles and pictures are left. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<template id="csrf-token"[^>]*><\/template>/, '')
    .replace(/ (nonce|data-href)="[^"]*"/g, '');
}

/** Fonts, pictures and icons in the pages. */
function addressesIn(pages: readonly string[]) {
  const found = pages.flatMap((html) =>
    [...html.matchAll(/(?:\/media\/[\w./-]+|\/releases\/[\w./-]+\.woff2|\/favicon\.svg)/g)].map(([path]) => path),
  );
  return new Set(found);
}

async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
    compressed: false,
  };
}

const compress = (type: string, bytes: Buffer): File => ({ type, bytes: brotliCompressSync(bytes), compressed: true });
