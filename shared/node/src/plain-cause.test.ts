import { withoutPersonalData, withoutValue } from './plain-cause.ts';

test.each([
  ['Recipient jana.hruskova@example.sk refused', 'Recipient (e-mail) refused'],
  ['GET /x?email=jana%40example.sk&a=1 failed', 'GET /x?email=(e-mail)&a=1 failed'],
  ['to SK31 1200 0000 1987 4263 7541.', 'to (account).'],
  ['+421 905 123 456 is not mobile', '(phone) is not mobile'],
  ['Event 3 of order SK26110118 has waited for event 2', 'Event 3 of order SK26110118 has waited for event 2'],
  ['cart@1.4.0/server.cjs:12:7 and react@19.3.1', 'cart@1.4.0/server.cjs:12:7 and react@19.3.1'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutPersonalData(text)).toBe(logged);
});

test('a value that the database could not read is left out, and names of columns stay', () => {
  expect(withoutValue('invalid input syntax for type uuid: "Jana"', '22P02')).toBe(
    'invalid input syntax for type uuid: "…"',
  );
  expect(withoutValue('column "total" does not exist', '42703')).toBe('column "total" does not exist');
});
