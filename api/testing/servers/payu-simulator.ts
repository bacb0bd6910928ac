import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRefundAnswers, MOMENT, type PayuRefund } from './payu-refund-answers.ts';

export interface PayuOrder {
  orderId: string;
  extOrderId: string;
  totalAmount: string;
  currencyCode: string;
  status: 'NEW' | 'PENDING' | 'WAITING_FOR_CONFIRMATION' | 'COMPLETED' | 'CANCELED';
  /** The complete request. */
  sent: Record<string, unknown>;
}

export interface PayuSimulator {
  url: string;
  orders: Map<string, PayuOrder>;
  refunds: PayuRefund[];
  /** The status that a new refund gets; PayU's is PENDING. */
  newRefund: { status: string };
  /** `seconds`: lifetime of a token. */
  tokens: { given: number; seconds: number; valid: Set<string> };
  /** If set, every request gets this answer. */
  trouble: { status: number; body: string } | null;
  /** A webhook as PayU sends it: raw body and headers. `algorithm`: PayU's name for it. */
  webhook(order: PayuOrder, secondKey: string, algorithm?: string): { headers: Record<string, string>; body: Buffer };
  /** A webhook about a refund as documented: without the shop's id. `change`: its other contents. */
  refundWebhook(refund: PayuRefund, change?: object, secondKey?: string): ReturnType<PayuSimulator['webhook']>;
  close(): Promise<void>;
}

/** PayU's answers to the documented requests of the shop. */
function createAnswers() {
  const orders = new Map<string, PayuOrder>();
  const { refundOf, readRefunds, ...aboutRefunds } = createRefundAnswers();
  const tokens = { given: 0, seconds: 43_199, valid: new Set<string>() };

  function create(sent: Record<string, unknown>) {
    const extOrderId = String(sent.extOrderId);
    if ([...orders.values()].some((order) => order.extOrderId === extOrderId))
      return { status: 400, body: { status: { statusCode: 'ERROR_ORDER_NOT_UNIQUE' } } };
    const code = (sent.payMethods as { payMethod: { value: string } } | undefined)?.payMethod.value;
    const refused = {
      '700701': 'AUTH_CODE_EXPIRED',
      '700702': 'AUTH_CODE_CANCELLED',
      '700703': 'AUTH_CODE_USED',
      '500500': 'OTHER',
    }[code ?? ''];
    if (refused) return { status: 400, body: { status: { statusCode: 'BUSINESS_ERROR', codeLiteral: refused } } };
    const order: PayuOrder = {
      orderId: `PAYU${orders.size + 1}`,
      extOrderId,
      totalAmount: String(sent.totalAmount),
      currencyCode: String(sent.currencyCode),
      status: 'PENDING',
      sent,
    };
    orders.set(order.orderId, order);
    const answer = { status: { statusCode: 'SUCCESS' }, orderId: order.orderId, extOrderId };
    return code
      ? { status: 201, body: answer }
      : { status: 302, body: { ...answer, redirectUri: `https://pay.example/${order.orderId}` } };
  }

  function about(method: string, [orderId = '', what, which]: string[], sent: Record<string, unknown>) {
    const order = orders.get(orderId);
    if (!order) return { status: 404, body: { status: { statusCode: 'DATA_NOT_FOUND' } } };
    if (what === 'refunds') return method === 'POST' ? refundOf(order, sent) : readRefunds(order, which);
    if (method === 'GET') return { status: 200, body: { orders: [order], status: { statusCode: 'SUCCESS' } } };
    if (order.status === 'COMPLETED')
      return { status: 400, body: { status: { statusCode: 'ERROR_ORDER_NOT_CANCELABLE' } } };
    order.status = 'CANCELED';
    return { status: 200, body: { orderId, status: { statusCode: 'SUCCESS' } } };
  }

  function authorize(form: string) {
    if (!form.includes('grant_type=client_credentials') || !form.includes('client_secret=right'))
      return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    tokens.given += 1;
    tokens.valid.add(token);
    return { status: 200, body: { access_token: token, expires_in: tokens.seconds } };
  }

  return { orders, ...aboutRefunds, tokens, create, about, authorize };
}

/** The documented requests of PayU's REST API 2.1 that the shop makes, with their answers and errors. */
export async function startPayu(): Promise<PayuSimulator> {
  const { create, about, authorize, ...kept } = createAnswers();
  const server = createServer(async (request, response) => {
    const text = await read(request);
    const path = request.url ?? '';
    const send = ({ status, body }: { status: number; body: object }) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(status === 302 && { location: 'https://pay.example/html' }),
      });
      response.end(JSON.stringify(body));
    };
    const { trouble } = simulator;
    if (trouble) return response.writeHead(trouble.status).end(trouble.body);
    if (path.endsWith('/oauth/authorize')) return send(authorize(text));
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!kept.tokens.valid.has(token)) return send({ status: 401, body: { status: { statusCode: 'UNAUTHORIZED' } } });
    const sent = text === '' ? {} : JSON.parse(text);
    const parts = path.replace('/api/v2_1/orders', '').split('/').filter(Boolean);
    return send(parts.length === 0 ? create(sent) : about(request.method ?? '', parts, sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const simulator: PayuSimulator = {
    ...kept,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: null,
    webhook({ sent: _, ...order }, secondKey, algorithm) {
      const properties = [{ name: 'PAYMENT_ID', value: '1' }];
      return signedBy(secondKey, { order, properties }, algorithm);
    },
    refundWebhook({ orderId, extRefundId: _, ...refund }, change = {}, secondKey = 'second-key') {
      const { extOrderId } = kept.orders.get(orderId) ?? {};
      const told = { ...refund, currencyCode: 'PLN', statusDateTime: MOMENT, reason: 'refund', refundDate: MOMENT };
      return signedBy(secondKey, { orderId, extOrderId, refund: { ...told, ...change } });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return simulator;
}

function signedBy(secondKey: string, content: object, algorithm = 'SHA-256') {
  const body = Buffer.from(JSON.stringify(content, null, 1));
  const digest = createHash(algorithm.toLowerCase().replace(/[-_]/g, '').replace(/^sha$/, 'sha1'))
    .update(body)
    .update(secondKey)
    .digest('hex');
  const signature = `sender=checkout;signature=${digest};algorithm=${algorithm};content=DOCUMENT`;
  return { headers: { 'openpayu-signature': signature, 'content-type': 'application/json' }, body };
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
