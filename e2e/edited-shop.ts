import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { startEdge } from './faulty-edge.ts';

/** By API path: a change of the answer's body. */
// biome-ignore lint/suspicious/noExplicitAny: an answer as it comes
export type Edits = Record<string, (body: any) => void>;

/** A shop with contents changed by an editor: an edge of its own in front of the same API. */
export async function openEditedShop(edits: Edits) {
  const api = createServer((asked, answer) => void pass(asked, answer, edits));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const edge = await startEdge({ directory: process.env.RELEASES_DIR ?? '' }, `http://127.0.0.1:${port}`);
  return {
    port: edge.port,
    async stop() {
      await edge.stop();
      api.closeAllConnections();
      api.close();
    },
  };
}

async function pass(asked: IncomingMessage, answer: ServerResponse, edits: Edits) {
  const { method, url = '/', headers } = asked;
  const edit = edits[url.split('?')[0] ?? ''];
  const { 'accept-encoding': encoding, ...plain } = headers;
  const options = { host: '127.0.0.1', port: process.env.SHOP_PORT, method, path: url };
  const further = request({ ...options, headers: edit ? plain : { ...plain, 'accept-encoding': encoding ?? '' } });
  further.on('error', () => answer.destroy());
  further.on('response', async (response) => {
    if (!edit || response.statusCode !== 200) {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      return;
    }
    const json = JSON.parse(String(await buffer(response)));
    edit(json.body);
    const { 'content-length': _, ...rest } = response.headers;
    answer.writeHead(200, rest);
    answer.end(JSON.stringify(json));
  });
  asked.pipe(further);
}
