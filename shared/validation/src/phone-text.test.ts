import { phoneText } from './phone-text.ts';

test.each([
  ['pl', '512345678', '512 345 678'],
  ['sk', '905123456', '905 123 456'],
  ['hu', '201234567', '20 123 4567'],
  ['ro', '0712345678', '0712 345 678'],
  ['ua', '671234567', '67 123 45 67'],
  ['sk', '905 12 34 56', '905 123 456'],
  ['sk', '+48512345678', '+48512345678'],
] as const)('a phone number of %s typed as %s is displayed as %s (H9)', (country, typed, read) => {
  expect(phoneText(country, typed).replaceAll('\u00a0', ' ')).toBe(read);
});
