export const TESTER_KEY = 'a key of the testers';

/** Reads the page of releases as JSON, of an `edge` that was started with that key. */
export function createReleasesReader(port: number) {
  const shop = `http://127.0.0.1:${port}`;
  const entered = fetch(`${shop}/testers`, {
    method: 'POST',
    headers: { origin: shop },
    body: new URLSearchParams({ key: TESTER_KEY }),
    redirect: 'manual',
  });
  return async () => {
    const cookies = (await entered).headers.getSetCookie().map((line) => line.split(';')[0]);
    const answer = await fetch(`${shop}/releases.json`, { headers: { cookie: cookies.join('; ') } });
    return answer.json();
  };
}
