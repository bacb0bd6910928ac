import { BOT_PROOF_HEADER, type InputOf, logIn } from '@odeta/contracts';
import { createBotProof } from '@odeta/device/bot-proof';
import { ApiError, type SendOptions, type Storefront } from '@odeta/storefront';

/**
 * K7. Logs in. If other people's failures block the account, the browser solves a challenge and sends the log-in once more.
 * @throws {ApiError} as the endpoint does; the first refusal if the challenge cannot be solved.
 */
export async function sendLogIn(
  storefront: Storefront,
  input: InputOf<typeof logIn>,
  options: SendOptions,
  createProof = createBotProof,
): Promise<unknown> {
  const send = (headers = {}) => storefront.api.send(logIn, input, { ...options, headers });
  try {
    return await send();
  } catch (error) {
    const siteKey = siteKeyIn(error);
    if (siteKey === undefined) throw error;
    const proof = await createProof(storefront, { siteKey: () => siteKey, action: 'log_in' })
      .prove()
      .catch(() => Promise.reject(error));
    return send({ [BOT_PROOF_HEADER]: proof });
  }
}

/** `undefined`: a proof would not help. */
function siteKeyIn(error: unknown): string | null | undefined {
  const { proofSiteKey } = error instanceof ApiError && error.code === 'login-blocked' ? error.body : {};
  return typeof proofSiteKey === 'string' || proofSiteKey === null ? proofSiteKey : undefined;
}
