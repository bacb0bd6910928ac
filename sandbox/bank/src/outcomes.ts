import type { PaymentFailure } from '@odeta/contracts';

/** `paid`, a reason for failure, `pending` if nobody decides, `confirm` if the bank requires a confirmation. */
export type Outcome = 'paid' | 'pending' | 'confirm' | PaymentFailure;

/** PayU's test codes, and one that is never confirmed and expires. */
const blikCodes: Record<string, Outcome> = {
  '500500': 'refused',
  '700701': 'code-expired',
  '700702': 'cancelled',
  '700703': 'code-used',
  '999999': 'pending',
};

/** With this code the payer tells their app to remember the shop. */
export const REMEMBERED_CODE = '777001';

export const outcomeOfBlik = (code: string): Outcome =>
  blikCodes[code] ?? (/^777\d{3}$/.test(code) ? 'paid' : 'code-wrong');

/** The test cards on the page, with their outcomes. */
export const testCards = [
  { number: '4444333322221111', outcome: 'paid' },
  { number: '4000000000003220', outcome: 'confirm' },
  { number: '4000000000000002', outcome: 'refused' },
  { number: '4000000000009995', outcome: 'no-funds' },
  { number: '4000000000000069', outcome: 'limit' },
] as const satisfies readonly { number: string; outcome: Outcome }[];

/** The code that confirms a card payment (3-D Secure). */
export const CONFIRMATION_CODE = '123456';

/** `undefined` if the number is not a card's. */
export function outcomeOfCard(number: string): Outcome | undefined {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return undefined;
  return testCards.find((card) => card.number === digits)?.outcome ?? 'paid';
}

/** The token of the demo wallet contains the number of the selected card. Other tokens are refused. */
export function outcomeOfToken(token: string): Outcome {
  const [, number = ''] = /^demonstration:(\d+)$/.exec(token) ?? [];
  return outcomeOfCard(number) ?? 'refused';
}

function passesLuhn(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
