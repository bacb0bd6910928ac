import { isCommonPassword } from './common-password.ts';

test.each(['Password1', 'P@ssw0rd', 'Qwertyuiop1', 'Sunshine#2026', 'Liverpool1!'])(
  '%s is a common password (H13)',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['Odeta-2026', 'Sunshine-in-Žilina-9', 'kL9#mmPq2x', 'Sunshine8472619'])(
  '%s is not a common password (H13)',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
