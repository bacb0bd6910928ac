/** @jest-environment @odeta/build/dom-environment */
import { fc } from '@odeta/testing/properties';
import { createSimulatedApp, type Fate } from '@odeta/testing/simulated-app';
import { createStorage, openAppPage, order } from '../../testing/open-app-page.ts';

/** Milliseconds: hundreds of generated sequences, while other tests run. */
jest.setTimeout(600_000);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const fates = fc.array(
  fc.record({
    copies: fc.integer({ min: 0, max: 2 }),
    delay: fc.integer({ min: 0, max: 10_000 }),
    isGarbled: fc.integer({ min: 0, max: 7 }).map((drawn) => drawn === 0),
  }),
  { maxLength: 60 },
);

const step = fc.oneof(
  fc.record({ act: fc.constant('count' as const), count: fc.integer({ min: 0, max: 9 }) }),
  fc.constant({ act: 'buy' as const }),
  fc.constant({ act: 'confirm' as const }),
  fc.constant({ act: 'reload' as const }),
);
const steps = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 5_000 })), { maxLength: 12 });

test('despite lost, late, duplicate or garbled messages the app gets correct counts and one completed purchase (E2, E3)', async () => {
  await fc.assert(
    fc.asyncProperty(fates, steps, fc.integer({ min: 0, max: 20_000 }), async (drawn, done, readyAfter) => {
      const line = [...drawn];
      const fateOf = (): Fate => line.pop() ?? { copies: 1, delay: 0 };
      const app = createSimulatedApp({ platform: 'android', version: '3.4', fateOf, readyAfter });
      const storage = createStorage();
      let page = openAppPage({ app, storage });
      const known = { cartItemsCount: 1, wishlistCount: 2 };
      page.know(known);

      const play = async (act: 'buy' | 'confirm' | 'reload', wait = 1_000) => {
        if (act === 'reload') {
          page.leave();
          page = openAppPage({ app, storage });
          page.know(known);
        } else page.know({ [act === 'buy' ? 'sentOrder' : 'confirmedOrder']: order });
        await jest.advanceTimersByTimeAsync(wait);
      };
      for (const [next, wait] of done) {
        if (next.act !== 'count') await play(next.act, wait);
        else {
          known.cartItemsCount = next.count;
          page.know(known);
          await jest.advanceTimersByTimeAsync(wait);
        }
      }
      await play('buy');
      await play('confirm');
      await play('reload');
      // Messages on their way are retried until the drawn fates are used up.
      await jest.advanceTimersByTimeAsync(60 * 60_000);
      page.leave();
      await jest.advanceTimersByTimeAsync(60_000);

      expect(app.knows).toMatchObject({ basketCount: { count: known.cartItemsCount }, wishlistCount: { count: 2 } });
      expect(app.happened.filter(({ type }) => type === 'purchaseCompleted')).toHaveLength(1);
      expect(app.happened.filter(({ type }) => type === 'purchase')).toHaveLength(1);
    }),
    { numRuns: process.env.TEST_SCOPE === 'full' ? 300 : 40 },
  );
});
