import type { BotGuard } from '../../bots/bot-guard.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { PaymentDeps } from '../../payments/payment-deps.ts';

export interface OrderDeps extends CartDeps, PaymentDeps {
  bots: BotGuard;
}
