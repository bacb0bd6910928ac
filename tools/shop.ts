import { openShop } from '@odeta/api/open-shop';
import { buildEdge, createInProcessApi, createRemoteApi } from '@odeta/edge';
import type { ShopConfig } from './environment.ts';

export interface RunningShop {
  /** Lets running requests finish, then closes everything that was started. */
  close(): Promise<void>;
}

/** Puts `edge` and `api` together in this process, and listens. */
export async function startShop(config: ShopConfig): Promise<RunningShop> {
  const api = config.API_URL ? null : await openShop(config);
  const door = api ? createInProcessApi(api.app) : createRemoteApi(config.API_URL ?? '');
  const edge = await buildEdge({
    config: { ...config, APP_SECRET: api?.secret ?? config.APP_SECRET ?? '' },
    api: door,
  });
  await edge.listen({ port: config.PORT, host: config.HOST });
  return {
    async close() {
      await edge.close();
      await api?.close();
    },
  };
}
