import type { logOut } from '@odeta/contracts';
import { DEVICE_COOKIE, readOwnCookie } from '@odeta/node/own-cookies';
import type { BotGuard } from '../../bots/bot-guard.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Shown } from '../../http/bot-proof.ts';
import { originOf } from '../../http/origin.ts';
import type { KnownSession, NewId } from '../../http/session.ts';
import type { EndpointContext } from '../../http/shop-server.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { knownDeviceOf } from './known-device.ts';
import type { LoginRequest } from './login-counters.ts';

export interface AccountRequest {
  /** Checks the proof of a solved challenge; most requests need none. */
  checkProof(): Promise<Shown>;
  session: KnownSession;
  ip: string;
  requestId: string;
  /** Value of the cookie that marks a browser as a known device of an account. */
  device: string | undefined;
  keepDevice(value: string): void;
  renewId(options?: { forVisit?: boolean }): NewId;
  userAgent: string | undefined;
  /** Origin of the shop that the customer uses. */
  origin: string;
}

/** The attempt of this browser to use the account of an e-mail, as it was typed. */
export function loginRequestOf(
  { secret }: CartDeps,
  { session, ip, requestId, device }: AccountRequest,
  typed: string,
): LoginRequest {
  const account = { country: session.country, email: emailKeyOf(typed) };
  return { ...account, ip, requestId, device: knownDeviceOf(secret, account, device) };
}

type Context = Pick<
  EndpointContext<typeof logOut>,
  'knownSession' | 'request' | 'renewId' | 'keepDevice' | 'say' | 'text'
>;

export const accountRequestOf = (
  { knownSession, request, renewId, keepDevice }: Context,
  bots: BotGuard,
): AccountRequest => ({
  checkProof: () => bots.check(request),
  session: knownSession,
  ip: request.ip,
  requestId: String(request.id),
  device: readOwnCookie(request, DEVICE_COOKIE),
  renewId,
  keepDevice,
  userAgent: request.headers['user-agent'],
  origin: originOf(request),
});

/** I9. Says how many lines the account's cart has added. */
export function tellMerged({ say, text }: Context, count: number): void {
  if (count > 0) say({ type: 'info', message: text('cart-merged', { count }), tag: 'cart-merged' });
}
