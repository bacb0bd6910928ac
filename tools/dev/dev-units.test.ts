import { findDevUnits } from './dev-units.ts';

const namesOf = (units: readonly { name: string }[]) => units.map(({ name }) => name).sort();

test('every unit is hot when none is named', () => {
  const { hot, rest } = findDevUnits([], 3000);

  expect(namesOf(hot)).toEqual(expect.arrayContaining(['cart', 'catalog', 'checkout', 'confirm', 'shell']));
  expect(rest).toEqual([]);
});

test('a unit that is named is hot with the shell', () => {
  const { hot, rest } = findDevUnits(['cart'], 3000);

  expect(namesOf(hot)).toEqual(['cart', 'shell']);
  expect(namesOf(rest)).toEqual(expect.arrayContaining(['catalog', 'checkout', 'confirm']));
});

test('the ports of the units are as far from the shop’s as they are in their packages', () => {
  const portsAt = (port: number) => findDevUnits([], port).hot.map((unit) => unit.port);

  expect(portsAt(3400)).toEqual(portsAt(3000).map((port) => port + 400));
});
