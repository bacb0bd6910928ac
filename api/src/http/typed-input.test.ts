import type { Endpoint } from '@odeta/contracts';
import fastify from 'fastify';
import { goodInputOf } from '../../testing/requests/bad-input.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { cleanInput } from './typed-input.ts';
import { useValibot } from './valibot-compilers.ts';

/** In the middle, at the ends and between a letter and its accent. */
const INVISIBLE = '\u200b\u2060\u00ad\ufeff\u202e\u2066\ufe0f\u0007';
const hidden = (text: string) => [...text, ''].join(INVISIBLE);

/** Input with something invisible in every text, also in lists and objects. */
const withHidden = (value: unknown): unknown => {
  if (typeof value === 'string') return hidden(value);
  if (Array.isArray(value)) return value.map(withHidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withHidden(part)]));
};

/** What a handler of the endpoint would get. */
async function received({ method, path, params, query, payload }: Endpoint, input: ReturnType<typeof goodInputOf>) {
  const app = fastify({ routerOptions: { maxParamLength: 5000 } });
  useValibot(app, { checkAnswers: true });
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: { ...(params && { params }), ...(query && { querystring: query }), ...(payload && { body: payload }) },
    handler: (request) => ({ params: request.params, query: request.query, payload: request.body ?? {} }),
  });
  const url = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(input.params[field] ?? ''));
  const search = new URLSearchParams(input.query as Record<string, string>);
  const answer = await app.inject({ method, url: `${url}?${search}`, ...(payload && { payload: input.payload }) });
  await app.close();
  return [answer.statusCode, answer.json()];
}

test.each(everyEndpoint)('%s gets no character that shows nothing, in whatever field', async (_, endpoint) => {
  const good = goodInputOf(endpoint);
  expect(await received(endpoint, withHidden(good) as typeof good)).toEqual(await received(endpoint, good));
});

test('input that is nested without end is left as it is, and is no error', () => {
  const deep = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)) as unknown;
  expect(() => cleanInput(deep)).not.toThrow();
});
