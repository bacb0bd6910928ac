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

test('a change that starts before the response to the previous one does not overwrite it', async () => {
  const { state, change } = begin();

  await Promise.all([
    change({ name: 'shipping', ask: async () => ({ shipping: 'courier' }) }),
    change({ name: 'payment', ask: async () => ({ payment: 'cash' }) }),
  ]);

  expect(state).toMatchObject({ shipping: 'courier', payment: 'cash', isSaving: false, changes: 1 });
});

test('a change that the server rejects is reverted, an accepted one stays', async () => {
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
