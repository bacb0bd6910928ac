import type { GameShop } from '../programs/game-shop.ts';
import type { Expected } from '../report/alert-times.ts';
import type { Shoppers } from '../shoppers/shoppers.ts';

export interface Scene {
  shop: GameShop;
  shoppers: Shoppers;
  /** How many visitors return at once. */
  crowd: number;
  /** A remark for the table. */
  note(text: string): void;
}

export interface Fault {
  name: string;
  /** What happens, in the words of the table. */
  what: string;
  /** Any of these names it. Empty: the shop is meant to carry on without waking anybody. */
  alert: readonly Expected[];
  /** How long it lasts if no alert names it; 20 seconds by default. */
  mostSeconds?: number;
  /** Resolves when the fault is there. */
  begin(scene: Scene): Promise<void>;
  /** Resolves when its cause is gone, and what was ended is ready again. */
  end(scene: Scene): Promise<void>;
}
