import { setTimeout as pause } from 'node:timers/promises';
import { type CircuitOptions, type Circuits, createCircuits } from '@odeta/node/circuits';
import { noMetrics } from '@odeta/node/no-metrics';
import { type Fault, type FaultyServer, startFaultyServer } from '../testing/servers/faulty-server.ts';
import { ceidgRegister } from './companies/ceidg.ts';
import { guardRegister, RegisterFailure } from './companies/register.ts';
import { viesRegister } from './companies/vies.ts';
import { mailCircuit } from './mail/guard-mailer.ts';
import { MailFailure } from './mail/mail-failure.ts';
import { bankCircuit, guardProvider } from './payments/guard-provider.ts';
import { createPayuProvider } from './payments/payu/payu-provider.ts';
import { type PaymentRef, ProviderFailure, type Refund } from './payments/provider.ts';
import { createSandboxProvider } from './payments/sandbox/sandbox-provider.ts';
import { PushFailure } from './push/push-failure.ts';

const RETRY_SECONDS = 0.5;
const CALLS = 3;
let server: FaultyServer;
const refusedKeys: string[] = [];
let circuits: Circuits;
beforeEach(async () => {
  server = await startFaultyServer();
  refusedKeys.length = 0;
  circuits = createCircuits({
    metrics: noMetrics,
    service: 'api',
    onOpen: () => {},
    onClose: () => {},
    onKeyRefused: ({ message }) => refusedKeys.push(message),
  });
});
afterEach(async () => {
  circuits.close();
  await server.close();
});

const short = (options: CircuitOptions = {}) => ({ ...options, calls: CALLS, retrySeconds: RETRY_SECONDS });

function openBank() {
  const secret = 's'.repeat(40);
  const provider = createSandboxProvider({ url: server.url, secret, clock: () => new Date() });
  return guardProvider(provider, circuits.of('bank', short(bankCircuit)));
}

function openPayu() {
  const payu = { posId: '1', secondKey: 'k', clientId: '1', clientSecret: 's', signatures: [], savesMeans: false };
  const provider = createPayuProvider({ clock: () => new Date(), url: server.url, accounts: { sk: payu } });
  return guardProvider(provider, circuits.of('bank', short(bankCircuit)));
}

const askAgain =
  <Server>(opened: Server, ask: (opened: Server) => Promise<unknown>) =>
  () =>
    ask(opened);

const openCeidg = () => guardRegister(ceidgRegister({ token: 't' }, server.url), circuits.of('ceidg', short()));

function openRegister() {
  return guardRegister(viesRegister({ url: server.url }), circuits.of('vies', short()));
}

const payment: PaymentRef = { paymentId: 'p', providerId: 'p', country: 'sk' };
const refund = { ...payment, refundId: 'r', amount: 1 } as Refund;
const paid = { id: 'p', reference: 'p', state: 'paid', failure: null, amount: 1, currency: 'EUR', page: null };
const faults: Fault[] = ['slow', 'gone', 'lying'];

/** At once, because each of them may wait for the time limit of a slow server. */
const failTogether = (ask: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: CALLS }, () => ask().catch((error: unknown) => error)));

test.each(faults)(
  'a bank that is %s is not asked any more; nobody takes that for a refusal, and payments go on when it works',
  async (fault) => {
    const bank = openBank();
    server.become(fault);
    const failures = await failTogether(() => bank.status(payment));
    const asked = server.asked();

    const refused = [bank.status(payment), bank.refund(refund), bank.means?.list({ reference: 'c' } as never)];
    for (const one of [...failures, ...(await Promise.all(refused.map((ask) => ask?.catch((error) => error))))]) {
      expect(one).toBeInstanceOf(ProviderFailure);
      expect(one).toMatchObject({ kind: 'unknown' });
    }
    expect(server.asked()).toBe(asked);
    server.become(null, paid);
    await pause(RETRY_SECONDS * 1000 + 100);

    expect(await bank.status(payment)).toMatchObject({ state: 'paid' });
    expect(await bank.status(payment)).toMatchObject({ state: 'paid' });
  },
);

test.each(faults)(
  'a register of companies that is %s is not asked any more, and is when it works again',
  async (fault) => {
    const register = openRegister();
    const find = () => register.find('sk', { taxId: '2020270780', vatId: '' });
    server.become(fault);
    const failures = await failTogether(find);
    const asked = server.asked();

    for (const failure of [...failures, await find().catch((error) => error)])
      expect(failure).toBeInstanceOf(RegisterFailure);
    expect(server.asked()).toBe(asked);
    server.become(null, { valid: true, name: 'DEMO', address: '' });
    await pause(RETRY_SECONDS * 1000 + 100);

    expect(await find()).toMatchObject({ company: 'DEMO' });
  },
);

/** An e-mail, a notification: their failures are made by what sends them. */
const failWith = (name: 'mail' | 'push', options: CircuitOptions, failure: Error) => () => {
  const circuit = circuits.of(name, options);
  return () => circuit.run(() => Promise.reject(failure));
};
const keyed: [string, () => () => Promise<unknown>][] = [
  ['bank', () => askAgain(openBank(), (bank) => bank.status(payment))],
  ['bank', () => askAgain(openPayu(), (bank) => bank.status(payment))],
  ['ceidg', () => askAgain(openCeidg(), (register) => register.find('pl', { taxId: '5260250274', vatId: '' }))],
  ['push', failWith('push', {}, new PushFailure(401))],
  ['mail', failWith('mail', mailCircuit, new MailFailure({ code: 'EAUTH', responseCode: 535 }))],
];

test.each(keyed)(
  'a %s that does not accept the shop’s key any more is reported at its first answer, once',
  async (name, open) => {
    const ask = open();
    server.become('refusing');

    for (let times = 0; times < 2; times += 1)
      expect(await ask().catch((error) => error)).toMatchObject({ refusesKey: true });

    expect(refusedKeys).toEqual([`${name} does not accept the shop's key`]);
  },
);
