import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Serves folders by path prefix, on this machine only.
 * @returns a function that stops it.
 */
export async function serveFiles(port: number, folders: Record<string, string>): Promise<() => Promise<void>> {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = findFile(new URL(url, 'http://localhost').pathname, folders);
    const bytes = file && (await readFile(file).catch(() => null));
    if (!bytes) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** `URL` has already removed `..` from the path. */
function findFile(pathname: string, folders: Record<string, string>) {
  const [prefix, folder] = Object.entries(folders).find(([beginning]) => pathname.startsWith(beginning)) ?? [];
  if (!prefix || !folder) return null;
  return path.join(folder, pathname.slice(prefix.length) || 'index.html');
}
