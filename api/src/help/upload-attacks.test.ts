import { randomUUID } from 'node:crypto';
import { attachmentRules, CSRF_HEADER, type InputOf, sendMessage } from '@odeta/contracts';
import { drawPictures } from '@odeta/node/pictures';
import { sql } from 'kysely';
import { countDecodes, file, picture } from '../../testing/people/pictures.ts';
import { prove, shown } from '../../testing/people/prover.ts';
import { returnForm } from '../../testing/people/returner.ts';
import { reviewWords } from '../../testing/people/reviews.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { BOT_PROTECTION: true } });
});
beforeEach(() => sql`truncate contact_message, contact_attachment, contact_answer, outbox`.execute(shop.db));
afterAll(() => shop.close());

const message: InputOf<typeof sendMessage> = {
  topic: 'complaint',
  orderNumber: '',
  name: '',
  email: 'jana@example.sk',
  message: 'Na rukáve sa uvoľnil šev.',
  copy: true,
};
const TEN = Array.from({ length: 10 }, (_, index) => index);
const threePhotos = async () => {
  const photo = await picture().jpeg().toBuffer();
  return Array.from({ length: attachmentRules.most }, (_, index) => file(`${index}.jpg`, photo));
};
/** Larger than an ordinary request. */
const largePhoto = async () => file('a.png', Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(80_000)]));

async function attack(headersOf: () => Record<string, string>) {
  const attachments = await threePhotos();
  const client = await startSession(shop.app);
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  const send = () => client.send(sendMessage, { ...message, attachments }, headersOf());
  const decodes = await countDecodes(async () => void answers.push(...(await Promise.all(TEN.map(send)))));
  return {
    statuses: answers.map(({ status }) => status).sort(),
    codes: answers.map(({ problem }) => problem.code),
    decodes,
  };
}

test.each([
  ['without a proof', () => ({})],
  [
    'with an invented one',
    () => shown({ challenge: { parameters: { expiresAt: 9e9 }, signature: 'x' }, solution: {} }),
  ],
  ['without one, as if each were repeated', () => ({ 'idempotency-key': randomUUID() })],
])('ten requests at once %s are refused, and no picture is decoded (M9)', async (_, headersOf) => {
  const { codes, decodes } = await attack(headersOf);

  expect(new Set(codes)).toEqual(new Set(['bot-protection']));
  expect(decodes).toBe(0);
});

test('without a proof the body is not even read', async () => {
  const client = await startSession(shop.app);
  const headers = { 'content-type': 'application/json', [CSRF_HEADER]: client.csrf };

  const { problem } = await client.sendRaw({ method: 'POST', url: '/api/base/contact-message', payload: '{', headers });

  expect(problem.code).toBe('bot-protection');
});

test('one proof is accepted for one of ten requests at once, and only its pictures are decoded (M9)', async () => {
  const proof = shown(await prove(await startSession(shop.app)));

  const { statuses, decodes } = await attack(() => proof);

  expect(statuses).toEqual([200, ...Array(9).fill(403)]);
  expect(decodes).toBe(attachmentRules.most);
});

test('a proof is used up by a message whose picture cannot be decoded', async () => {
  const client = await startSession(shop.app);
  const broken = file('a.jpg', (await picture().jpeg().toBuffer()).subarray(0, 200));
  const proof = shown(await prove(client));

  const answers = [1, 2].map(() => client.send(sendMessage, { ...message, attachments: [broken] }, proof));

  expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([403, 422]);
});

test('no form decodes the pictures of a stranger', async () => {
  const attachments = await threePhotos();
  const strangers: Record<string, object> = {
    sendMessage: message,
    openReturn: returnForm(randomUUID(), '1', { kind: 'complaint' }),
    writeReview: { ...reviewWords, lineId: '1' },
    changeReview: { ...reviewWords, reviewId: '1', kept: [] },
  };
  const uploads = everyEndpoint.filter(([, { bodyBytes }]) => bodyBytes !== undefined);
  expect(uploads.map(([name]) => name).sort()).toEqual(Object.keys(strangers).sort());
  const client = await startSession(shop.app);

  const codes: string[] = [];
  const decodes = await countDecodes(async () => {
    for (const [name, endpoint] of uploads) {
      codes.push((await client.send(endpoint, { ...strangers[name], attachments })).problem.code);
    }
  });

  expect(codes.sort()).toEqual(['bot-protection', 'log-in-required', 'log-in-required', 'not-found']);
  expect(decodes).toBe(0);
});

/** Keeps the queue of pictures busy until the returned function is called. */
function keepBusy() {
  const ended = Promise.withResolvers<void>();
  const work = drawPictures(() => ended.promise);
  return () => {
    ended.resolve();
    return work;
  };
}

/** The first of the answers to come. */
function firstOf<Answer>(count: number, answers: readonly Promise<Answer>[]): Promise<Answer[]> {
  const came: Answer[] = [];
  return new Promise((resolve) => {
    for (const answer of answers) {
      void answer.then((value) => {
        came.push(value);
        if (came.length === count) resolve([...came]);
      });
    }
  });
}

test('more uploads than the shop can hold are refused, and can be sent again', async () => {
  const attachments = [await largePhoto()];
  const visitors = await Promise.all(Array.from({ length: 12 }, () => startSession(shop.app)));
  const proofs = await Promise.all(visitors.map(prove));
  const free = keepBusy();

  const answers = visitors.map((client, index) => {
    client.address = `203.0.113.${index}`;
    const email = `visitor-${index}@example.sk`;
    return client.send(sendMessage, { ...message, email, attachments }, shown(proofs[index] ?? {}));
  });
  const refused = await firstOf(2, answers);
  await free();
  const all = await Promise.all(answers);
  const late = await startSession(shop.app);
  const again = await late.send(sendMessage, { ...message, attachments }, shown(await prove(late)));

  const reasons = refused.map(({ status, problem, headers }) => [status, problem.code, headers['retry-after']]);
  expect(reasons).toEqual(Array(2).fill([503, 'busy', '5']));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(again.status).toBe(200);
});

test('one address has three uploads at once, and short messages without them', async () => {
  const attachments = [await largePhoto()];
  const client = await startSession(shop.app);
  const proofs = await Promise.all(Array.from({ length: 5 }, () => prove(client)));
  const free = keepBusy();

  const uploads = proofs
    .slice(0, 4)
    .map((proof) => client.send(sendMessage, { ...message, attachments }, shown(proof)));
  const [refused] = await firstOf(1, uploads);
  const short = await client.send(sendMessage, message, shown(proofs[4] ?? {}));
  await free();

  expect([refused?.status, refused?.headers['retry-after'], short.status]).toEqual([429, '5', 200]);
  expect((await Promise.all(uploads)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
});
