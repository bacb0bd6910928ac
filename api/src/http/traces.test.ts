import { setTimeout as pause } from 'node:timers/promises';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { type MailServer, startMailServer } from '../../testing/servers/mail-server.ts';
import { type SplitShop, startSplitShop } from '../../testing/servers/split-shop.ts';
import { type ReceivedSpan, startTraceSink } from '../../testing/servers/trace-sink.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

/** As a stranger could write it, not to be recorded. */
const FOREIGN = '4bf92f3577b34da6a3ce929d0e0e4736';

let shop: TestShop;
let split: SplitShop;
let mail: MailServer;
let sink: Awaited<ReturnType<typeof startTraceSink>>;
beforeAll(async () => {
  [shop, mail, sink] = await Promise.all([openTestShop(), startMailServer(), startTraceSink()]);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url };
  split = await startSplitShop(shop.url, { smtpUrl: mail.url, env, edgeEnv: env });
});
afterAll(async () => {
  await split?.stop();
  await mail?.stop();
  sink?.stop();
  await shop?.close();
});

async function find(name: string, traceId?: string): Promise<ReceivedSpan> {
  const span = sink.spans.find((one) => one.name === name && one.traceId === (traceId ?? one.traceId));
  if (span) return span;
  await pause(100);
  return find(name, traceId);
}

test('a click on "order" and its e-mail are one trace through edge, api and the database, without what was typed', async () => {
  const buyer = await prepareBuyer(shop, undefined, 'sk', await startSession(split.app));

  const { status } = await order(buyer, {}, { traceparent: `00-${FOREIGN}-00f067aa0ba902b7-00` });

  expect(status).toBe(200);
  const api = await find('POST /api/checkout/order');
  const [edge, email] = await Promise.all(['POST /api/*', 'send order-placed'].map((name) => find(name, api.traceId)));
  expect(api).toMatchObject({ service: 'api', parentSpanId: edge?.spanId });
  expect(edge?.service).toBe('edge');
  // The visitor's own header neither hides the request nor puts it into another trace.
  expect(edge?.parentSpanId).toBeFalsy();
  expect(api.traceId).not.toBe(FOREIGN);
  expect(email).toMatchObject({ service: 'api', parentSpanId: api.spanId });
  const queries = sink.spans.filter(({ parentSpanId, name }) => parentSpanId === api.spanId && /^[A-Z]+$/.test(name));
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'SELECT', 'WITH', 'COMMIT']));
  expect(JSON.stringify(sink.spans)).not.toMatch(/jana\.hruskova|Hrušková|Šancová/);
});
