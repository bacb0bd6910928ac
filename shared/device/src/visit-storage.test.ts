/** @jest-environment @odeta/build/dom-environment */
import * as v from 'valibot';
import { visitStorage } from './visit-storage.ts';

const schema = v.object({ city: v.string() });

afterEach(() => sessionStorage.clear());

test('a stored value can be read until it is removed', () => {
  const kept = visitStorage('form', schema);

  kept.keep({ city: 'Nitra' });
  expect(visitStorage('form', schema).read()).toEqual({ city: 'Nitra' });

  kept.forget();
  expect(kept.read()).toBeNull();
});

test.each(['no json', '{"city":1}'])('a stored value that does not match the schema (%s) is read as null', (stored) => {
  sessionStorage.setItem('form', stored);

  expect(visitStorage('form', schema).read()).toBeNull();
});
