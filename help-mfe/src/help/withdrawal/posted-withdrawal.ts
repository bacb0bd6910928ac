import { cleanLine, cleanLines } from '@odeta/validation';
import { noFields, type WithdrawalFields } from './withdrawal-fields.ts';

export const WITHDRAWAL_FORM = 'help.withdrawal';

/** What the form without scripts says. */
export function postedFields(all: (name: string) => readonly string[]): WithdrawalFields {
  const one = (name: keyof WithdrawalFields) => all(name)[0] ?? '';
  return {
    name: cleanLine(one('name')),
    orderNumber: cleanLine(one('orderNumber')),
    email: cleanLine(one('email')),
    scope: one('scope') === 'part' ? 'part' : noFields.scope,
    goods: cleanLines(one('goods')),
    bankAccount: cleanLine(one('bankAccount')),
    holder: cleanLine(one('holder')),
  };
}
