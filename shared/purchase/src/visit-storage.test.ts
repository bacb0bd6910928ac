/** @jest-environment jsdom */
import * as v from 'valibot';
import { visitStorage } from './visit-storage.ts';

const schema = v.object({ city: v.string() });

afterEach(() => sessionStorage.clear());

test('what is kept can be read until it is forgotten', () => {
  const kept = visitStorage('form', schema);

  kept.keep({ city: 'Nitra' });
  expect(visitStorage('form', schema).read()).toEqual({ city: 'Nitra' });

  kept.forget();
  expect(kept.read()).toBeNull();
});

test.each(['no json', '{"city":1}'])('what does not fit (%s) is nothing', (stored) => {
  sessionStorage.setItem('form', stored);

  expect(visitStorage('form', schema).read()).toBeNull();
});

test('a browser that forbids its storage keeps nothing and breaks nothing', () => {
  const kept = visitStorage('form', schema, () => {
    throw new DOMException('denied', 'SecurityError');
  });

  kept.keep({ city: 'Nitra' });
  kept.forget();

  expect(kept.read()).toBeNull();
});
