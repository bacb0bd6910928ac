import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'shop', secret: 'the secret of the shop at the issuer' };

export interface IssuerAccount {
  subject: string;
  email?: string;
  isVerified?: boolean;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ...{ use: 'sig', alg: 'ES256' },
});

/** A certified provider of OpenID Connect, at which somebody is always logged in: `who`. */
export async function startIssuer(redirectUris: string[]) {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, IssuerAccount>();
  const issuer = { url, mode: 'works' as 'works' | 'broken' | 'silent' | 'strange', logIn, stop };

  const provider = new Provider(url, {
    clients: [
      {
        ...{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: redirectUris },
        ...{ id_token_signed_response_alg: 'ES256', token_endpoint_auth_method: 'client_secret_post' },
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['a key of cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => {
        const { email, isVerified = true } = accounts.get(subject) ?? {};
        return { sub: subject, ...(email && { email, email_verified: isVerified }) };
      },
    }),
    // Employees are not asked whether the shop may know them.
    async loadExistingGrant({ oidc: { session, client } }) {
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const who = { subject: '' };
  server.on('request', (request, response) => {
    if (issuer.mode === 'broken') response.writeHead(503).end();
    else if (issuer.mode === 'silent') response.writeHead(200, JSON_TYPE).write('{');
    else if (issuer.mode === 'strange') response.writeHead(200).end('<p>Log in to the network');
    else if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: who.subject } });
    else void answer(request, response);
  });

  /** Follows an address to the issuer and logs in there, as a browser without a session; returns where it is sent back to. */
  async function logIn(address: string, account: IssuerAccount): Promise<URL> {
    accounts.set(account.subject, account);
    who.subject = account.subject;
    const cookies = new Map<string, string>();
    let next = new URL(address);
    while (next.origin === url) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { headers, status } = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const set of headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const location = headers.get('location');
      if (!location) throw new Error(`The issuer answers ${status} at ${next.pathname}`);
      next = new URL(location, next);
    }
    return next;
  }

  function stop() {
    server.closeAllConnections();
    server.close();
  }

  return issuer;
}
