import { listedStreetType, streetTypeOptions, streetTypesOf } from './street-types.ts';

test.each([
  ['ул.', 'улица'],
  ['вул.', 'вулиця'],
  ['Вулиця', 'вулиця'],
  ['просп.', 'проспект'],
  ['Broadway', 'Broadway'],
])('the street type %s keeps its language: %s', (written, listed) => {
  expect(listedStreetType('ua', written)).toBe(listed);
});

test('a form offers street types in its language, and knows those of an address in the other one', () => {
  const options = streetTypeOptions('ua', 'uk');

  expect(options.slice(0, 2).map(({ value }) => value)).toEqual(['вулиця', 'проспект']);
  expect(options.filter(({ hidden }) => !hidden)).toHaveLength(9);
  expect(options).toContainEqual({ value: 'улица', label: 'вулиця', hidden: true });
  expect(options.map(({ value }) => value).toSorted()).toEqual(streetTypesOf('ua').toSorted());
  expect(streetTypeOptions('sk', 'sk')).toEqual([]);
});
