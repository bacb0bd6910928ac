import { readBotChallenge } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import type { BotGuard } from './bot-guard.ts';

export function botRoutes(app: ShopServer, { bots }: { bots: BotGuard }): void {
  app.handle(readBotChallenge, async () => ({ challenge: await bots.challenge() }));
}
