import { findDevUnits } from './dev-units.ts';

const namesOf = (units: readonly { name: string }[]) => units.map(({ name }) => name).sort();

test('every unit is hot when no unit is specified', () => {
  const { hot, rest } = findDevUnits([], 3000);

  expect(namesOf(hot)).toEqual(expect.arrayContaining(['cart', 'catalog', 'checkout', 'confirm', 'shell']));
  expect(rest).toEqual([]);
});

test('only the specified unit and the shell are hot', () => {
  const { hot, rest } = findDevUnits(['cart'], 3000);

  expect(namesOf(hot)).toEqual(['cart', 'shell']);
  expect(namesOf(rest)).toEqual(expect.arrayContaining(['catalog', 'checkout', 'confirm']));
});

test('the unit ports have the same offset from the shop port as in their packages', () => {
  const portsAt = (port: number) => findDevUnits([], port).hot.map((unit) => unit.port);

  expect(portsAt(3400)).toEqual(portsAt(3000).map((port) => port + 400));
});
