import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Shown } from '../../http/bot-proof.ts';
import type { KnownSession, NewId } from '../../http/session.ts';
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
