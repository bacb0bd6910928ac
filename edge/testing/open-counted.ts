import { sayOutcome } from '@odeta/contracts';
import { readCanaryCookie } from '@odeta/node/canary-cookie';
import { openEdge } from './open-edge.ts';

const secret = 's'.repeat(40);
const OUTCOME = `/api${sayOutcome.path}`;

interface Said {
  release: string;
  outcome: string;
  /** The canaries in the visitor's signed cookie. */
  parts: string[];
}

/** An edge that records which outcomes it reports to the API. */
export async function openCounted(shell?: string) {
  const said: Said[] = [];
  const edge = await openEdge({
    ...(shell !== undefined && { shell }),
    config: { RATE_LIMITS: '1000' },
    api: {
      async send(url, { body }, { headers }) {
        if (url === OUTCOME) {
          const cookie = decodeURIComponent(/canary=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '');
          const measured = readCanaryCookie(secret, cookie);
          const parts = measured?.parts.map(({ canary, version }) => `${canary}: ${version}`) ?? [];
          said.push({ ...JSON.parse(body ?? ''), parts });
        }
        if (url === '/api/down') return { status: 503, text: async () => '', json: async () => null };
        return { status: 200, text: async () => '"menu"', json: async () => 'menu' };
      },
    },
  });
  await edge.get('/cart');
  return { edge, said };
}
