import { readStreetLine, splitStreet } from './street-line.ts';

test.each([
  ['Hlavná 12', 'Hlavná', '12', '', ''],
  ['Hlavná 12/3, 3. poschodie', 'Hlavná', '12', '3', '3. poschodie'],
  ['Hlavná 12 B', 'Hlavná', '12B', '', ''],
  ['17. novembra 12-14', '17. novembra', '12-14', '', ''],
  ['Nám. 1. mája 5', 'Nám. 1. mája', '5', '', ''],
  ['al. 3 Maja 12/4', 'al. 3 Maja', '12', '4', ''],
  ['ul. Marszałkowska 12A m. 4', 'ul. Marszałkowska', '12A', '4', ''],
  ['ul. Marszałkowska 12 m 4', 'ul. Marszałkowska', '12', '4', ''],
  ['Váci utca 7.', 'Váci utca', '7', '', ''],
  ['Strada 1 Decembrie 1918 22', 'Strada 1 Decembrie 1918', '22', '', ''],
  ['Calea Victoriei 101, bl. A2, ap. 14', 'Calea Victoriei', '101', '', 'bl. A2, ap. 14'],
  ['Calea Victoriei 101 bl. A2 ap. 14', 'Calea Victoriei', '101', '', 'bl. A2 ap. 14'],
  ['Хрещатик, 22, кв. 5', 'Хрещатик', '22', '5', ''],
])('%s is a street with its number', (line, street, streetNumber, flatNumber, rest) => {
  expect(readStreetLine(line)).toEqual({ street, streetNumber, flatNumber, rest });
});

test.each([
  'Hlavná',
  'Strada 1 Decembrie 1918',
  '17. novembra',
  'al. 3 Maja',
  '12',
  '12/3',
  '',
  'Váci utca 7. 2. em. 4',
])('what has no number behind a name stays one text: %j', (line) => {
  expect(readStreetLine(line)).toBeNull();
});

test('what is inside the house goes into its fields, and a flat that is known stays', () => {
  const line = { street: 'Hlavná 12/3, 3. poschodie', flatNumber: '' };

  expect(splitStreet('sk', line)).toEqual({ street: 'Hlavná', streetNumber: '12', flatNumber: '3, 3. poschodie' });
  expect(splitStreet('sk', { ...line, flatNumber: 'byt 7' })).toEqual({
    ...{ street: 'Hlavná', streetNumber: '12/3', flatNumber: '3. poschodie, byt 7' },
  });
  expect(splitStreet('sk', { street: 'Hlavná 12/3', flatNumber: '3' })).toMatchObject({
    streetNumber: '12',
    flatNumber: '3',
  });
  expect(splitStreet('ro', { street: 'Calea Victoriei 101, bl. A2, sc. 1, et. 3, ap. 14', flatNumber: '' })).toEqual({
    ...{ street: 'Calea Victoriei', streetNumber: '101' },
    ...{ building: 'A2', staircase: '1', floor: '3', flatNumber: '14' },
  });
});

test('a line whose end has no room in its field stays as it is', () => {
  expect(splitStreet('sk', { street: `Hlavná 12, ${'vchod zo dvora '.repeat(3)}`, flatNumber: '' })).toBeNull();
  expect(readStreetLine(`${'a '.repeat(20_000)}!`)).toBeNull();
});
