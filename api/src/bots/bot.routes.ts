import { readBotChallenge } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import type { ShopServer } from '../http/shop-server.ts';

export function botRoutes(app: ShopServer, { bots }: Deps): void {
  app.handle(readBotChallenge, async () => ({ challenge: await bots.challenge() }));
}
