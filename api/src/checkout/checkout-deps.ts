import type { BotGuard } from '../bots/bot-guard.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import type { RegisterDeps } from '../companies/company.routes.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import type { PointDeps } from '../points/point-deps.ts';

export interface CheckoutDeps extends CartDeps, PointDeps, PaymentDeps, RegisterDeps {
  bots: BotGuard;
}
