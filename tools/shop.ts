import { openShop } from '@odeta/api/open-shop';
import { buildEdge, createInProcessApi, createRemoteApi } from '@odeta/edge';
import { databaseFailure } from './database-failure.ts';
import type { ShopConfig } from './environment.ts';
import type { Stoppable } from './stop.ts';

/** Puts `edge` and `api` together in this process, and listens. Stopping lets running requests finish. */
export async function startShop(config: ShopConfig): Promise<Stoppable> {
  const api = config.API_URL ? null : await openApi(config);
  try {
    const door = api ? createInProcessApi(api.app) : createRemoteApi(config.API_URL ?? '');
    const secret = api?.secret ?? config.APP_SECRET ?? '';
    const edge = await buildEdge({ config: { ...config, APP_SECRET: secret }, api: door });
    await edge.listen({ port: config.PORT, host: config.HOST });
    return {
      async stop() {
        await edge.close();
        await api?.close();
      },
    };
  } catch (error) {
    await api?.close();
    throw error;
  }
}

const openApi = (config: ShopConfig) =>
  openShop(config).catch((error) => {
    throw config.DATABASE_URL ? databaseFailure(error, config.DATABASE_URL) : error;
  });
