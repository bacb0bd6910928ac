import cookie from '@fastify/cookie';
import { readMenu } from '@odeta/contracts';
import fastify from 'fastify';
import * as v from 'valibot';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { answerSchemaFor } from './answer.ts';
import { cutOf } from './cut-answer.ts';
import { createShopServer } from './shop-server.ts';
import { useValibot } from './valibot-compilers.ts';

const Tree = v.object({ name: v.string(), children: v.array(v.lazy((): v.GenericSchema => Tree)) });

test.each([
  ['an object', v.object({ a: v.number() }), { a: 1, secret: 2 }, { a: 1 }],
  ['what is left out', v.object({ a: v.optional(v.number()) }), { secret: 2 }, {}],
  ['objects of a list', v.array(v.object({ a: v.number() })), [{ a: 1, secret: 2 }], [{ a: 1 }]],
  ['what may be null', v.nullable(v.object({ a: v.number() })), { a: 1, secret: 2 }, { a: 1 }],
  ['null', v.nullable(v.object({ a: v.number() })), null, null],
  ['a record', v.record(v.string(), v.object({ a: v.number() })), { x: { a: 1, secret: 2 } }, { x: { a: 1 } }],
  [
    'an object with other keys',
    v.objectWithRest({ a: v.object({ b: v.number() }) }, v.unknown()),
    { a: { b: 1, secret: 2 }, c: 3 },
    { a: { b: 1 }, c: 3 },
  ],
  ['a loose object', v.looseObject({ a: v.number() }), { a: 1, b: 2 }, { a: 1, b: 2 }],
  [
    'a schema with rules',
    v.pipe(
      v.object({ a: v.number() }),
      v.check(() => true),
    ),
    { a: 1, secret: 2 },
    { a: 1 },
  ],
  [
    'one of several kinds',
    v.union([v.object({ a: v.number() }), v.object({ b: v.string() })]),
    { b: 'x', secret: 2 },
    { b: 'x' },
  ],
  [
    'a tree',
    Tree,
    { name: 'a', secret: 1, children: [{ name: 'b', secret: 2, children: [] }] },
    { name: 'a', children: [{ name: 'b', children: [] }] },
  ],
])('cutting %s leaves only what its contract names', (_, schema, value, expected) => {
  expect(cutOf(schema)(value)).toEqual(expected);
});

test.each(everyEndpoint)('a response of %s can be cut to its contract', (_, endpoint) => {
  expect(cutOf(answerSchemaFor(endpoint.body))({ success: true, secret: 1 })).toEqual({ success: true });
});

test.each([true, false])(
  'fields that the contract does not name are not sent, with response checks set to %s',
  async (checkAnswers) => {
    const app = fastify();
    useValibot(app, { checkAnswers });
    await app.register(cookie);
    const body = { entries: [], secret: 'of the database' };
    createShopServer(app, { secret: 'a secret that only tests know', checkProof: async () => null }).handle(
      readMenu,
      () => body,
    );

    const answer = await app.inject({ url: '/api/base/menu', headers: { host: 'sk.localhost' } });

    expect(answer.json()).toEqual({ success: true, body: { entries: [] } });
    await app.close();
  },
);
