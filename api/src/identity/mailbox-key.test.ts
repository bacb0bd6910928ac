import { mailboxKeyOf } from './mailbox-key.ts';

test.each([
  ['Jana@Example.SK', 'jana@example.sk'],
  ['jana+obchod@example.sk', 'jana@example.sk'],
  ['jana@čaje.sk', 'jana@xn--aje-eqa.sk'],
  ['jana@XN--aje-eqa.sk', 'jana@xn--aje-eqa.sk'],
  ['j.ana+x@googlemail.com', 'jana@gmail.com'],
  ['j.ana@example.sk', 'j.ana@example.sk'],
  ['+421905123456@example.sk', '+421905123456@example.sk'],
])('%j is counted as %j', (email, key) => {
  expect(mailboxKeyOf(email)).toBe(key);
});
