import process from 'node:process';
import { CSRF_HEADER, type Endpoint } from '@odeta/contracts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { type OddInput, oddInputsOf } from '../../testing/requests/odd-input.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { RawRequest, TestClient } from '../../testing/shop/test-client.ts';

interface ErrorResponses {
  content: Record<string, { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } }>;
}
type Document = { paths: Record<string, Record<string, { responses: Record<string, ErrorResponses> }>> };

let shop: TestShop;
let document: Document;
beforeAll(async () => {
  shop = await openTestShop();
  // Each endpoint is called by a buyer of its own.
  await shop.db.updateTable('stock').set({ onHand: 100_000 }).where('onHand', '>', 0).execute();
  document = (await shop.app.inject('/api/openapi.json')).json();
});
afterAll(() => shop.close());

const oneOf = process.env.TEST_SCOPE === 'full' ? 1 : 3;
const withInput = everyEndpoint.filter(([, endpoint]) => oddInputsOf(endpoint).length > 0);

test.each(withInput)(
  '%s accepts all input that its contract allows or refuses it as documented, and never fails',
  async (_, endpoint) => {
    const client = await prepareBuyer(shop);
    await order(client);
    const failed: unknown[] = [];
    for (const input of oddInputsOf(endpoint, { oneOf })) {
      const answer = await client.sendRaw(requestOf(endpoint, input, client));
      const token = (answer.body as { csrf?: string } | undefined)?.csrf;
      if (token) client.csrf = token;
      if (answer.status >= 500) failed.push([input.name, answer.status]);
      else if (answer.status !== 200 && !documentedCodes(endpoint, answer.status).includes(answer.problem.code))
        failed.push([input.name, answer.status, answer.problem.code]);
    }

    expect(failed).toEqual([]);
  },
);

/** The entry of a status hides the `default` entry. */
function documentedCodes({ method, path }: Endpoint, status: number) {
  const { responses = {} } = document.paths[`/api${path}`]?.[method.toLowerCase()] ?? {};
  const schema = (responses[status] ?? responses.default)?.content['application/problem+json']?.schema;
  return schema?.allOf[1].properties.code.enum ?? [];
}

function requestOf({ method, path }: Endpoint, { params, query, payload }: OddInput, { csrf }: TestClient): RawRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(params[field] ?? ''));
  const search = new URLSearchParams(query);
  const url = `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
  return method === 'GET' ? { method, url } : { method, url, payload: payload ?? {}, headers: { [CSRF_HEADER]: csrf } };
}
