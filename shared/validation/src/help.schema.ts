import { type CountryCode, contactTopics, MESSAGE_LENGTH } from '@odeta/contracts';
import * as v from 'valibot';
import { clientNumber } from './account-rules.ts';
import { bankAccount } from './bank-account.ts';
import { email } from './email.ts';
import { inScriptOf } from './look-alikes.ts';
import { noWebAddress } from './no-web-address.ts';
import { maxLength, optional, optionalLines, orderNumber, required, requiredLines } from './rules.ts';

/** Characters of a name or a number. */
const LINE_LENGTH = 100;

/** P16. A message to the shop. `exceptions` are endings of addresses that cannot receive e-mails (H12). */
export const contactSchema = (exceptions = '') =>
  v.object({
    topic: v.pipe(required(), v.picklist(contactTopics, 'required')),
    orderNumber: v.pipe(optional(), maxLength(LINE_LENGTH), orderNumber),
    /** H11. Often read from a letter, in groups of digits. */
    customerNumber: v.pipe(
      v.optional(optional(), ''),
      v.transform((number) => number.replace(/\s/g, '')),
      clientNumber,
    ),
    name: v.pipe(optional(), noWebAddress, maxLength(LINE_LENGTH)),
    email: v.pipe(required(), email(exceptions)),
    message: v.pipe(requiredLines(), maxLength(MESSAGE_LENGTH)),
  });

const LineSchema = v.object({
  lineId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * Directive 2011/83/EU, article 11a. The required parts of a withdrawal. An order number of unusual form is accepted, because a
 * declaration may not be refused for it, and a bank account may be given later.
 */
export const withdrawalSchema = (country: CountryCode) =>
  v.pipe(
    v.object({
      name: v.pipe(required(), noWebAddress, maxLength(LINE_LENGTH)),
      orderNumber: v.pipe(required(), maxLength(LINE_LENGTH)),
      email: v.pipe(required(), email()),
      scope: v.picklist(['whole', 'part'], 'required'),
      goods: v.pipe(optionalLines(), maxLength(MESSAGE_LENGTH)),
      lines: v.optional(v.array(LineSchema), []),
      bankAccount: v.optional(bankAccount(country), ''),
      holder: v.pipe(
        optional(),
        v.transform((name) => inScriptOf(country, name)),
        noWebAddress,
        maxLength(LINE_LENGTH),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['scope'], ['goods'], ['lines']],
        ({ scope, goods, lines }) => scope === 'whole' || goods !== '' || lines.length > 0,
        'required',
      ),
      ['goods'],
    ),
    v.forward(
      v.partialCheck(
        [['bankAccount'], ['holder']],
        ({ bankAccount: iban, holder }) => iban === '' || holder !== '',
        'required',
      ),
      ['holder'],
    ),
  );
