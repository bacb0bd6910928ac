import { readBotChallenge } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { fetchChallenge } from './bot-proof.api.ts';

/** Proves that a person sends a form; each proof can be used once. */
export interface BotProof {
  /** Starts early, so that the shopper does not wait after pressing the button. */
  prepare(): void;
  prove(): Promise<string>;
}

/** In milliseconds. A challenge is valid for twenty minutes; an older proof is replaced. */
const LIFETIME = 15 * 60_000;

interface Options {
  /** Of reCAPTCHA, read from the server's answer when a proof is made; `null`: the server's own challenge. */
  siteKey: () => string | null;
  /** The action name for reCAPTCHA's scoring. */
  action: string;
}

export function createBotProof(storefront: Storefront, options: Options): BotProof {
  const { api, session } = storefront;
  let ready: { proof: Promise<string>; at: number } | null = null;

  const make = async () => {
    const siteKey = options.siteKey();
    if (siteKey !== null) {
      const { askRecaptcha } = await import('./recaptcha.ts');
      return askRecaptcha(siteKey, { ...session.state.client, action: options.action });
    }
    const [answer, { solve }] = await Promise.all([
      fetchChallenge(api).catch(noneIfNotAsked),
      import('./solve-challenge.ts'),
    ]);
    return answer === null ? '' : solve(answer.challenge);
  };

  function begin() {
    const proof = make();
    // `prove` handles a failure. Until it is called, the rejection must not count as unhandled.
    proof.catch(() => {});
    return { proof, at: nowOf(storefront) };
  }

  return {
    prepare() {
      ready ??= begin();
    },

    async prove() {
      const mine = ready && Math.abs(nowOf(storefront) - ready.at) < LIFETIME ? ready : begin();
      ready = null;
      // The prepared proof may have failed for a temporary reason, so it is made once more.
      return mine.proof.catch(make).catch(explain);
    },
  };
}

/** A server without challenges (404) needs no proof. */
function noneIfNotAsked(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Any other failure to solve a challenge in this browser is reported as a failed bot check. */
function explain(error: unknown): never {
  if (error instanceof ApiError) throw error;
  const problem = {
    success: false,
    code: 'bot-protection',
    status: 403,
    messages: [],
    validation: {},
    body: {},
  } as const;
  throw new ApiError(readBotChallenge.path, { ...problem, messages: [] }, error);
}
