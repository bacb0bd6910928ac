import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { readStock } from '../../testing/database/money-truth.ts';
import { addSize, amendInStory } from '../../testing/people/amender.ts';
import {
  beginStory,
  cancelByBuyer,
  type Fault,
  quietBank,
  report,
  requireTruth,
  type Story,
  sendBack,
  takeBack,
  withdraw,
} from '../../testing/people/money-story.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { giveBackDue } from '../payments/give-back.ts';

const isFull = process.env.TEST_SCOPE === 'full';
/** So many stories, but no more than fit into this time. */
const [STORIES, SECONDS] = isFull ? [400, 900] : [30, 40];
const LIMIT_MS = (SECONDS + 120) * 1000;
const PIECES = 100_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ provider: quietBank, now: () => new Date() });
  await sql`update stock set on_hand = ${PIECES}`.execute(shop.db);
  await addSize(shop, 'l');
  await sql`create table crash as select false as is_near`.execute(shop.db);
  await sql`
    create function crash() returns trigger language plpgsql as $$
    begin
      if (select is_near from crash) then raise exception 'crashed'; end if;
      return new;
    end $$
  `.execute(shop.db);
  await sql`create trigger crash before insert on order_event for each row execute function crash()`.execute(shop.db);
});
afterAll(() => shop.close());

const steps = [
  'amend',
  'amend',
  'pack',
  'send',
  'deliver',
  'sold-out',
  'return',
  'return',
  'unlabelled',
  'withdraw',
  'cancel',
  'cancel-by-buyer',
  'refund',
  'take-back',
] as const;

interface Step {
  step: (typeof steps)[number];
  /** Chooses a line, a parcel, or a number of pieces. */
  choice: number;
  fault: Fault;
}

const stories = fc.record({
  start: fc.record({
    goods: fc.record({
      'DRESS-wine-s': fc.integer({ min: 1, max: 3 }),
      'DRESS-wine-m': fc.integer({ min: 1, max: 2 }),
    }),
    voucher: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
    hasCode: fc.boolean(),
    joinsClub: fc.boolean(),
    elsewhere: fc.constantFrom(0, 1, 5),
    means: fc.constantFrom('cod', 'card', 'changed', 'wrong'),
  }),
  // Most stories get as far as a delivery.
  isDelivered: fc.boolean(),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom(...steps),
      choice: fc.nat(1000),
      fault: fc.constantFrom<Fault>('none', 'none', 'twice', 'early', 'crash'),
    }),
    { minLength: 3, maxLength: 12 },
  ),
});

const dispatch = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-12-24' };

async function take(story: Story, { step, choice, fault }: Step): Promise<unknown> {
  const { lines, parcels, toTransfer } = await story.warehouse.order();
  const line = lines[choice % lines.length] ?? { lineId: '', open: 0, delivered: 0 };
  const some = (most: number) => [{ lineId: line.lineId, quantity: Math.max(1, choice % (most + 1)) }];
  const parcelIn = (state: string) => parcels.find((parcel) => parcel.state === state)?.parcel ?? 'none';
  switch (step) {
    case 'amend':
      return amendInStory(story, choice, fault);
    case 'pack':
      return report(story, 'packed', { parcel: `p${choice}`, pieces: some(line.open) }, fault);
    case 'send':
      return report(story, 'sent', { parcel: parcelIn('packed'), ...dispatch }, fault);
    case 'deliver':
      return report(story, 'delivered', { parcel: parcelIn('sent') }, fault);
    case 'sold-out':
      return report(story, 'sold-out', { pieces: some(line.open) }, fault);
    case 'return':
      return sendBack(story, line.lineId, some(line.delivered)[0]?.quantity ?? 1, { choice, fault });
    case 'unlabelled':
      return takeBackPieces(story, some(line.delivered), fault);
    case 'withdraw':
      return withdraw(story);
    case 'cancel':
      return report(story, 'cancelled', { reason: 'cannot-be-sent' }, fault);
    case 'cancel-by-buyer':
      return cancelByBuyer(story);
    case 'refund':
      return toTransfer > 0 ? report(story, 'refunded', { amount: toTransfer }, fault) : giveBack();
    case 'take-back':
      return takeBack(story);
  }
}

async function takeBackPieces(story: Story, pieces: { lineId: string; quantity: number }[], fault: Fault) {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (await report(story, 'return-received', { pieces, sellable: true }, fault)) story.back += count;
}

const fail = (error: unknown) => {
  throw error;
};
const giveBack = () =>
  giveBackDue(
    { db: shop.db, orders: shop.orders, provider: quietBank, now: () => new Date() },
    { onError: fail, onRefundGivenUp: fail },
  );

/** Delivers everything that is not packed yet, as most orders end. */
async function deliver(story: Story) {
  const pieces = await story.warehouse.openPieces();
  await report(story, 'packed', { parcel: 'all', pieces }, 'none');
  await report(story, 'sent', { parcel: 'all', ...dispatch }, 'none');
  await report(story, 'delivered', { parcel: 'all' }, 'none');
}

const causes = [
  ...['placed', 'paid', 'wrong-amount', 'collected', 'sold-out', 'amended', 'returned', 'buyer', 'cannot-be-sent'],
  ...['refund-sent', 'refund-taken-back'],
];
const enteredReasons = async () => {
  const rows = await shop.db.selectFrom('ledgerEntry').select('reason').distinct().execute();
  return rows.map(({ reason }) => reason);
};

test(
  'whatever happens to orders after the sale, in any order, twice or with crashes, money, vouchers, stock and documents agree with the ledger',
  async () => {
    const { there } = await readStock(shop.db);
    const back = { pieces: 0 };
    await fc.assert(
      fc.asyncProperty(stories, async ({ start, isDelivered, steps: taken }) => {
        const story = await beginStory(shop, start);
        await requireTruth(story);
        if (isDelivered) await deliver(story);
        for (const step of taken) {
          await take(story, step);
          await requireTruth(story);
        }
        back.pieces += story.back;
        const stock = await readStock(shop.db);
        expect([stock.there, stock.reserved]).toEqual([there - stock.sent + back.pieces, stock.open]);
      }),
      {
        numRuns: STORIES,
        endOnFailure: true,
        interruptAfterTimeLimit: SECONDS * 1000,
        markInterruptAsFailure: false,
        includeErrorInReport: true,
      },
    );
    // A short run on a slow machine may not get to all of them.
    if (isFull) expect(await enteredReasons()).toEqual(expect.arrayContaining(causes));
  },
  LIMIT_MS,
);
