import { createRemoteApi } from '../../src/api/remote-api.ts';
import { openEdge } from '../open-edge.ts';
import { startRecordingApi } from './recording-api.ts';

/** The methods with and without a body, and some that the shop does not use. */
export const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'];

/** An `edge` that reaches a recording API over the network. */
export async function openAttackedEdge(config: Record<string, string> = {}) {
  const api = await startRecordingApi();
  const secret = 's'.repeat(40);
  const gateway = createRemoteApi(api.address, Number(config.TRUST_PROXY ?? 0));
  const { app, lines } = await openEdge({ api: gateway, config: { ...config, APP_SECRET: secret } });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    api,
    secret,
    port,
    /** The log of `edge`. */
    lines,
    async stop() {
      await app.close();
      await api.stop();
    },
  };
}
