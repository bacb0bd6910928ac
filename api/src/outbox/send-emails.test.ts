import { setTimeout as pause } from 'node:timers/promises';
import type { CountryCode } from '@odeta/contracts';
import { createCircuits } from '@odeta/node/circuits';
import { noMetrics } from '@odeta/node/no-metrics';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { guardMailer, mailCircuit } from '../mail/guard-mailer.ts';
import { MailFailure } from '../mail/mail-failure.ts';
import type { Email, Mailer } from '../mail/mailer.ts';
import { addListEmail } from './outbox.repository.ts';
import { type Sending, sendEmails, startSendingEmails } from './send-emails.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate outbox`.execute(shop.db);
  sent.length = 0;
  delays.length = 0;
  failures.length = 0;
});
afterAll(() => shop.close());

const sent: Email[] = [];
const delays: unknown[] = [];
const failures: unknown[] = [];
const reports = {
  onDelay: (cause: unknown) => void delays.push(cause),
  onFailure: (cause: unknown) => void failures.push(cause),
};
const takesAll: Mailer['send'] = async (email) => void sent.push(email);
const takesNone: Mailer['send'] = () => Promise.reject(new MailFailure({ code: 'ECONNREFUSED' }));

const content = { subject: 'Hello', text: 'Hello', html: 'Hello' };
const sendingWith = (send: Mailer['send'], write = async () => content as typeof content | null): Sending => ({
  db: shop.db,
  secret: shop.secret,
  mail: { folder: null, send },
  writers: { 'newsletter-reward': write } as unknown as Sending['writers'],
});
const send = (...given: Parameters<typeof sendingWith>) => sendEmails(sendingWith(...given), reports);

const event = (name: string) => ({
  key: `newsletter-reward:${name}`,
  kind: 'newsletter-reward' as const,
  country: 'sk' as CountryCode,
  recipient: `${name}@example.sk`,
  data: { code: 'SECRET' },
});
const add = (name: string) => shop.db.transaction().execute((trx) => addListEmail(trx, shop.secret, event(name)));
const rows = () => shop.db.selectFrom('outbox').select(['key', 'state', 'attempts', 'data']).orderBy('id').execute();
const comeDue = () => sql`update outbox set due_at = now()`.execute(shop.db);

test('an event has one e-mail, which is rolled back with its transaction', async () => {
  await add('jana');
  await add('jana');
  const undone = shop.db.transaction().execute(async (trx) => {
    await addListEmail(trx, shop.secret, event('eva'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  await send(takesAll);
  await send(takesAll);

  expect(sent).toMatchObject([{ key: 'newsletter-reward:jana', to: 'jana@example.sk', subject: 'Hello' }]);
  expect(await rows()).toEqual([{ key: 'newsletter-reward:jana', state: 'sent', attempts: 1, data: {} }]);
});

test('with several senders at once each e-mail is sent once', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `buyer${index}`);
  for (const name of names) await add(name);

  await Promise.all([send(takesAll), send(takesAll), send(takesAll)]);

  expect(sent.map(({ key }) => key).sort()).toEqual(names.map((name) => `newsletter-reward:${name}`).sort());
});

test('an e-mail being sent is locked for other senders, and is sent by the next one if its sender dies', async () => {
  await add('jana');
  const begun = Promise.withResolvers<void>();
  const death = Promise.withResolvers<void>();
  const dies = send(() => {
    begun.resolve();
    return death.promise;
  });
  await begun.promise;

  await send(takesAll);
  expect(sent).toEqual([]);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%from outbox%' and state = 'idle in transaction' and datname = current_database()
  `.execute(shop.db);
  death.resolve();
  await dies.catch(() => undefined);
  await send(takesAll);

  expect(sent).toHaveLength(1);
});

test('while the mail server is down e-mails are delayed, longer each time, and none is lost', async () => {
  await add('jana');
  await add('eva');
  const waits: unknown[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await send(takesNone);
    const { rows: due } = await sql<{ wait: number }>`
      select round(extract(epoch from due_at - now()))::int as wait from outbox where attempts > 0 order by id limit 1
    `.execute(shop.db);
    waits.push(due[0]?.wait);
    await sql`update outbox set due_at = now() - interval '1 day' where key like '%jana'`.execute(shop.db);
  }
  expect(waits).toEqual([30, 120, 480]);
  // While the mail server is down, one attempt per run is made, not one for each waiting e-mail.
  expect(delays).toHaveLength(3);

  await comeDue();
  await send(takesAll);
  expect(sent.map(({ to }) => to).sort()).toEqual(['eva@example.sk', 'jana@example.sk']);
});

test('an e-mail with a refused recipient does not block others, and is stored and reported without the address', async () => {
  await add('nobody');
  await add('jana');
  await send(async (email) => {
    if (email.to.startsWith('nobody'))
      throw new MailFailure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    sent.push(email);
  });

  expect(sent.map(({ to }) => to)).toEqual(['jana@example.sk']);
  expect(await rows()).toMatchObject([{ state: 'failed', data: { code: 'SECRET' } }, { state: 'sent' }]);
  expect(failures).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^E-mail \d+ \(newsletter-reward\) was given up$/) }),
  ]);
  expect(JSON.stringify(failures.map((failure) => (failure as Error).cause))).not.toContain('@');
});

test('an e-mail that fails 15 times within two days is given up', async () => {
  await add('jana');
  for (let attempt = 0; attempt < 15; attempt += 1) {
    await comeDue();
    await send(takesAll, () => Promise.reject(new Error('broken')));
  }

  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 15 }]);
  expect([delays.length, failures.length]).toEqual([14, 1]);
});

test('an e-mail that is no longer needed is dropped', async () => {
  await add('jana');
  await send(takesAll, async () => null);

  expect([sent, (await rows())[0]?.state]).toEqual([[], 'dropped']);
});

test('an e-mail of a kind that only a newer version knows keeps waiting', async () => {
  await sql`
    insert into outbox (key, kind, country, recipient, data) values ('new:1', 'new', 'sk', 'jana@example.sk', '{}')
  `.execute(shop.db);
  await send(takesAll);

  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('an e-mail is sent automatically, soon after it is added', async () => {
  const arrived = Promise.withResolvers<Email>();
  const works = startSendingEmails(
    sendingWith(async (email) => arrived.resolve(email)),
    { everyMs: 5, ...reports },
  );
  await add('jana');

  expect((await arrived.promise).to).toBe('jana@example.sk');
  await works.stop();
});

test('while the mail server fails repeatedly, e-mails stay in the outbox without losing an attempt', async () => {
  const names = ['anna', 'eva', 'jana', 'olena', 'zuza'];
  for (const name of names) await add(name);
  const circuits = createCircuits({ metrics: noMetrics, service: 'api', onOpen: () => {}, onClose: () => {} });
  const server = { take: takesNone };
  const mail = { folder: null, send: (email: Email) => server.take(email) };
  const guarded = guardMailer(mail, circuits.of('mail', { ...mailCircuit, retrySeconds: 0.5 }));
  const run = () => sendEmails({ ...sendingWith(takesAll), mail: guarded }, reports);
  // A run ends with the first e-mail that is delayed.
  for (let times = 0; times < 10; times += 1) await run();

  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 0, 0]);
  server.take = takesAll;
  await pause(600);
  await run();

  expect(sent.map(({ to }) => to)).toEqual(['olena@example.sk', 'zuza@example.sk']);
  circuits.close();
});
