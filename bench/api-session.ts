/** A session for an API that trusts its load balancer's headers. */
export interface Session {
  address: (path: string) => string;
  headers: Record<string, string>;
}

/** A visitor of a country's shop, with cookies and token. */
export async function startSession(port: number, country: string): Promise<Session> {
  const address = (path: string) => `http://127.0.0.1:${port}/api${path}`;
  const host = { 'x-forwarded-host': `${country}.localhost` };
  const response = await fetch(address('/base/init'), { headers: host });
  const { body } = (await response.json()) as { body: { csrf: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { address, headers: { ...host, cookie, 'content-type': 'application/json', 'x-csrf-token': body.csrf } };
}
