/** @jest-environment @odeta/build/dom-environment */
import { createTestStorefront } from '@odeta/storefront/testing';
import { followOtherTabs } from './other-tabs.ts';

function openTab() {
  const { events } = createTestStorefront();
  const heard: object[] = [];
  followOtherTabs({ events }, window);
  events.on('cart.changed', (fact) => heard.push(fact));
  return { events, heard };
}

/** The event that a browser sends to other tabs when a value in the storage changes. */
const tell = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart.changed', newValue }));

test('a cart change in this tab is announced to the other tabs', () => {
  const { events } = openTab();

  events.emit('cart.changed', { cartItemsCount: 3 });

  expect(JSON.parse(localStorage.getItem('cart.changed') ?? '')).toMatchObject({ cartItemsCount: 3 });
});

test('a cart change in another tab is received and not announced again', () => {
  localStorage.clear();
  const { heard } = openTab();

  tell('{"cartItemsCount":2,"at":1}');

  expect(heard).toEqual([{ cartItemsCount: 2, elsewhere: true }]);
  expect(localStorage.getItem('cart.changed')).toBeNull();
});

test.each([null, '', '{', '{"cartItemsCount":"x"}'])('%j is not accepted as a cart change', (value) => {
  const { heard } = openTab();

  tell(value);

  expect(heard).toEqual([]);
});
