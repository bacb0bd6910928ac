import { readBotChallenge } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { createBotChallenges } from './bot-challenge.ts';

export function botRoutes(app: ShopServer, { secret }: Deps): void {
  const challenges = createBotChallenges(secret);
  // The clock of the machine: how long a page took is no date of the shop.
  app.handle(readBotChallenge, async () => ({ challenge: await challenges.create(new Date()) }));
}
