import type { Circuits } from '@odeta/node/circuits';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Clock } from '../db/database-clock.ts';
import { type OpenIdConfig, openIdSettingsOf } from './open-id-config.ts';

/** What the browser brings back: who does not have it cannot use an answer of the issuer. */
export interface BegunLogIn {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person, as the issuer knows them. */
export interface CompanyAccount {
  issuer: string;
  /** Never given to anybody else. */
  subject: string;
  /** `null`: none, or nobody has verified that it is theirs. */
  email: string | null;
}

/** Log-ins with company accounts, by OpenID Connect (authorization code with PKCE). */
export interface OpenId {
  /** @throws {IssuerUnreachable} */
  begin(redirectUri: string): Promise<BegunLogIn & { address: string }>;
  /** `answer`: the address that the issuer has sent the browser to. `null`: the issuer or this check refuses it. @throws {IssuerUnreachable} */
  finish(answer: URL, begun: BegunLogIn): Promise<CompanyAccount | null>;
}

/** It does not answer, or with what nobody can use. */
export class IssuerUnreachable extends Error {}

/** Seconds for each request: a person waits. */
const TIME_LIMIT = 5;
/** Milliseconds after which the issuer is asked for its addresses again. */
const ADDRESSES_HOLD = 3_600_000;

interface Means {
  circuits: Pick<Circuits, 'of'>;
  clock: Clock;
  /** For what only the operator can settle, such as a wrong secret. */
  onError: (cause: unknown) => void;
}

/** `null`: the shop has no issuer. */
export function createOpenId(config: OpenIdConfig, { circuits, clock, onError }: Means): OpenId | null {
  const settings = openIdSettingsOf(config);
  if (!settings) return null;
  const { issuer, clientId, clientSecret } = settings;
  const circuit = circuits.of('openid');
  const known: { client: Configuration | null; until: number } = { client: null, until: 0 };

  async function ask(url: string, options: object) {
    try {
      return await circuit.run(async () => {
        const response = await fetch(url, options);
        if (response.status >= 500) throw new Error(`status ${response.status}`);
        return response;
      });
    } catch (cause) {
      throw new IssuerUnreachable(new URL(url).host, { cause });
    }
  }

  async function clientOf(): Promise<Configuration> {
    if (known.client && clock().getTime() < known.until) return known.client;
    try {
      const client = await discovery(issuer, clientId, clientSecret, undefined, {
        timeout: TIME_LIMIT,
        [customFetch]: ask,
        execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
      });
      Object.assign(known, { client, until: clock().getTime() + ADDRESSES_HOLD });
      return client;
    } catch (cause) {
      throw new IssuerUnreachable(issuer.host, { cause });
    }
  }

  return {
    async begin(redirectUri) {
      const begun = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await clientOf(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, address: address.href };
    },

    async finish(answer, { state, nonce, verifier }) {
      const client = await clientOf();
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await authorizationCodeGrant(client, answer, checks);
        const claims = tokens.claims();
        if (!claims) return null;
        // Many issuers say the e-mail only when they are asked for it.
        const facts =
          claims.email === undefined ? await fetchUserInfo(client, tokens.access_token, claims.sub) : claims;
        const isVerified = facts.email_verified === true && typeof facts.email === 'string';
        return { issuer: claims.iss, subject: claims.sub, email: isVerified ? String(facts.email) : null };
      } catch (error) {
        if (isUnreachable(error)) throw new IssuerUnreachable(issuer.host, { cause: error });
        if (!isSettingsFault(error)) return null;
        onError(error);
        throw new IssuerUnreachable(issuer.host, { cause: error });
      }
    },
  };
}

/** Codes of the client: an answer that does not end, or that is none of an issuer. */
const unreadable = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
];

/** The client wraps what its requests throw. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ClientError && unreadable.includes(error.code ?? '')) return true;
  return error instanceof IssuerUnreachable || isUnreachable(error.cause);
}

/** Not the person's: such as a wrong secret of the shop. */
const isSettingsFault = (error: unknown) => error instanceof ResponseBodyError && error.error !== 'invalid_grant';
