import { ApiError } from '@odeta/storefront';
import { createChanges } from './create-changes.ts';

interface Choices {
  shipping: string | null;
  payment: string | null;
}

const begin = () => {
  const state = { shipping: null, payment: null, problem: null, isSaving: false, changes: 0 } as Choices & {
    problem: null;
    isSaving: boolean;
    changes: number;
  };
  const contentOf = ({ shipping, payment } = state): Choices => ({ shipping, payment });
  return { state, change: createChanges<Choices>(state, { contentOf }) };
};

test('a change that begins before the one before it is answered takes nothing of it away', async () => {
  const { state, change } = begin();

  await Promise.all([
    change({ name: 'shipping', ask: async () => ({ shipping: 'courier' }) }),
    change({ name: 'payment', ask: async () => ({ payment: 'cash' }) }),
  ]);

  expect(state).toMatchObject({ shipping: 'courier', payment: 'cash', isSaving: false, changes: 1 });
});

test('what the server refuses is taken back, what it took stays', async () => {
  const { state, change } = begin();

  const taken = await Promise.all([
    change({ name: 'shipping', ask: async () => ({ shipping: 'courier' }) }),
    change({
      name: 'payment',
      show: () => Object.assign(state, { payment: 'cash' }),
      ask: () => Promise.reject(new ApiError('/checkout/payment', 'unreachable')),
    }),
  ]);

  expect(taken).toEqual([true, false]);
  expect(state).toMatchObject({ shipping: 'courier', payment: null });
  expect(state.problem).not.toBeNull();
});
