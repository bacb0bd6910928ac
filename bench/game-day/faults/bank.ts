import { createHmac } from 'node:crypto';
import { sandboxPayToken } from '@odeta/node/derived-keys';
import type { GameShop } from '../programs/game-shop.ts';
import { readBank } from '../programs/read-bank.ts';
import { APP_SECRET, localUrl } from '../programs/shop-servers.ts';
import type { Fault } from './fault.ts';

const alert = [{ name: 'BankNotAsked' }];
/** More than the eight seconds that the shop waits. */
const SLOW_MS = 12_000;
const LIE_EVERY_MS = 500;
const SIGNED_LIES = 3;

export const bankGone: Fault = {
  name: 'bank-gone',
  what: 'the bank has ended',
  alert,
  mostSeconds: 30,
  begin: ({ shop }) => shop.bank.program.kill(),
  end: ({ shop }) => shop.bank.program.start(),
};

export const bankSlow: Fault = {
  name: 'bank-slow',
  what: `the bank takes ${SLOW_MS / 1000} seconds`,
  alert,
  mostSeconds: 40,
  begin: ({ shop }) => shop.wires.bank.set(SLOW_MS),
  end: ({ shop }) => shop.wires.bank.set('open'),
};

/** The shop's key is not valid any more: the bank refuses every call, which opens no circuit. */
export const bankKeyExpired: Fault = {
  name: 'bank-key-expired',
  what: 'the key of the shop has expired: the bank refuses it',
  alert: [{ name: 'KeyRefused' }],
  mostSeconds: 30,
  async begin({ shop }) {
    await shop.bank.program.kill();
    await shop.bank.program.start({ APP_SECRET: 'another secret, which the shop does not know' });
  },
  async end({ shop }) {
    await shop.bank.program.kill();
    await shop.bank.program.start();
  },
};

/** Says that a hundredth of these payments was paid. */
async function lie({ bank, balancer }: GameShop, token: string, most: number): Promise<number> {
  const open = readBank(bank.folder).filter(({ state }) => state === 'pending');
  for (const { id, reference, amount, currency } of open.slice(-most)) {
    const paid = { id, reference, state: 'paid', failure: null, amount: Math.ceil(amount / 100), currency, page: null };
    const body = JSON.stringify(paid);
    const time = Date.now();
    const signature = createHmac('sha256', token).update(`${time}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
    const url = `${localUrl(balancer.apiPort)}/api/payments/webhooks/sandbox`;
    await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  }
  return Math.min(most, open.length);
}

const setFaults = ({ bank }: GameShop, faults: object) =>
  fetch(`${localUrl(bank.port)}/api/faults`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxPayToken(APP_SECRET)}`, 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

function createLies(): Fault {
  const lying: { timer?: NodeJS.Timeout; signed: number } = { signed: 0 };
  return {
    name: 'bank-lies',
    what: 'every webhook comes twice and late, others have a wrong signature, and three with a right one name a hundredth of the amount',
    alert: [{ name: 'RefundsStuck' }],
    mostSeconds: 30,
    async begin({ shop }) {
      await setFaults(shop, { duplicate: 1, delayMs: 1_500 });
      lying.signed = 0;
      lying.timer = setInterval(() => {
        void lie(shop, 'the wrong key', 10);
        if (lying.signed >= SIGNED_LIES) return;
        // Nobody may be paying at this moment.
        void lie(shop, sandboxPayToken(APP_SECRET), 1).then((signed) => {
          lying.signed += signed;
        });
      }, LIE_EVERY_MS);
    },
    async end({ shop }) {
      clearInterval(lying.timer);
      await setFaults(shop, {});
    },
  };
}
export const bankLies = createLies();
