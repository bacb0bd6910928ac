import { type Call, CSRF_HEADER } from '@odeta/shared/contracts';
import { meetBuyer, order } from '../../testing/buyer.ts';
import { everyCall } from '../../testing/every-call.ts';
import { type OddInput, oddInputsOf } from '../../testing/odd-input.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { demandDeclared, type RawRequest, type TestVisitor } from '../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const withInput = everyCall.filter(([, call]) => oddInputsOf(call).length > 0);

test.each(withInput)('%s answers or refuses whatever its contract accepts, and never fails', async (_, call) => {
  const visitor = await meetBuyer(shop);
  await order(visitor);
  const failed: unknown[] = [];
  for (const input of oddInputsOf(call)) {
    const answer = await visitor.sendRaw(requestOf(call, input, visitor));
    const token = (answer.body as { csrf?: string } | undefined)?.csrf;
    if (token) visitor.csrf = token;
    if (answer.status >= 500) failed.push([input.name, answer.status]);
    else demandDeclared(call, answer);
  }

  expect(failed).toEqual([]);
});

function requestOf({ method, path }: Call, { params, query, payload }: OddInput, { csrf }: TestVisitor): RawRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(params[field] ?? ''));
  const search = new URLSearchParams(query);
  const url = `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
  return method === 'GET' ? { method, url } : { method, url, payload: payload ?? {}, headers: { [CSRF_HEADER]: csrf } };
}
