import { createReleaseFaults } from './release-faults.ts';

const MINUTE = 60_000;
const cart = ['cart', '/releases/cart/1/'] as const;
const error = new Error('blocked');

function open() {
  let time = 0;
  const setAside: string[] = [];
  const faults = createReleaseFaults({ now: () => time, onSetAside: ({ address }) => setAside.push(address) });
  const add = (times: number) => {
    for (let count = 0; count < times; count += 1) faults.add(...cart, error);
  };
  return { faults, setAside, add, pass: (milliseconds: number) => (time += milliseconds) };
}

test('the third fault within a minute sets a release aside, and is reported once', () => {
  const { faults, setAside, add } = open();

  add(2);
  expect([faults.isSuspect(cart[1]), faults.isSetAside(cart[1])]).toEqual([true, false]);

  add(3);
  expect(faults.isSetAside(cart[1])).toBe(true);
  expect(setAside).toEqual([cart[1]]);
});

test('faults that are a minute apart do not set a release aside', () => {
  const { faults, add, pass } = open();

  for (let count = 0; count < 5; count += 1) {
    add(1);
    pass(MINUTE);
  }

  expect(faults.isSetAside(cart[1])).toBe(false);
});

test('after 5 minutes a release is tried again; its next fault sets it aside immediately', () => {
  const { faults, add, pass } = open();
  add(3);

  pass(5 * MINUTE);
  expect(faults.isSetAside(cart[1])).toBe(false);

  add(1);
  expect(faults.isSetAside(cart[1])).toBe(true);
});

test('a release that renders again after its pause starts with no faults', () => {
  const { faults, add, pass } = open();
  add(3);
  pass(5 * MINUTE);

  faults.clear(cart[1]);
  add(1);

  expect(faults.isSetAside(cart[1])).toBe(false);
});

test('faults do not affect another version of the unit, and are forgotten when the version is no longer listed', () => {
  const { faults, add } = open();
  add(3);

  expect(faults.isSetAside('/releases/cart/2/')).toBe(false);
  faults.listed(new Set([cart[1], '/releases/cart/2/']));
  expect([faults.isSetAside(cart[1]), faults.allSetAside()]).toEqual([true, [{ unit: cart[0], address: cart[1] }]]);
  faults.listed(new Set(['/releases/cart/2/']));

  expect([faults.isSetAside(cart[1]), faults.allSetAside()]).toEqual([false, []]);
});
