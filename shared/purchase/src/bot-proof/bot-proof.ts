import { readBotChallenge } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';

/** What proves that a person sends a form; each proof serves once. */
export interface BotProof {
  /** Begins at once, so that the press of the button does not have to wait. */
  prepare(): void;
  prove(): Promise<string>;
}

/** A challenge is good for twenty minutes; an older proof is made anew. */
const LIFETIME = 15 * 60_000;

interface Options {
  /** Of reCAPTCHA, as the server names it when the proof is made; `null`: its own challenge. */
  siteKey: () => string | null;
  /** What reCAPTCHA counts the proof for. */
  action: string;
}

export function createBotProof({ api, session }: Storefront, options: Options): BotProof {
  let ready: { proof: Promise<string>; at: number } | null = null;

  const make = async () => {
    const siteKey = options.siteKey();
    if (siteKey !== null) {
      const { askRecaptcha } = await import('./recaptcha.ts');
      return askRecaptcha(siteKey, { ...session.state.client, action: options.action });
    }
    const [answer, { solve }] = await Promise.all([
      api.send(readBotChallenge, {}, { suppressMessages: true }).catch(noneIfNotAsked),
      import('./solve-challenge.ts'),
    ]);
    return answer === null ? '' : solve(answer.challenge);
  };

  function begin() {
    const proof = make();
    // `prove` handles a failure. Until it is called, the rejection must not count as unhandled.
    proof.catch(() => {});
    return { proof, at: Date.now() };
  }

  return {
    prepare() {
      ready ??= begin();
    },

    async prove() {
      const mine = ready && Date.now() - ready.at < LIFETIME ? ready : begin();
      ready = null;
      // One that was made ready may have failed for a reason that is gone.
      return mine.proof.catch(make).catch(explain);
    },
  };
}

/** A server that has no challenges asks for no proof. */
function noneIfNotAsked(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** What keeps a challenge from being solved in this browser is reported as the failed check that it is. */
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
