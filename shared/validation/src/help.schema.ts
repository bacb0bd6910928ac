import { contactTopics, MESSAGE_LENGTH } from '@odeta/contracts';
import * as v from 'valibot';
import { email } from './email.ts';
import { maxLength, optional, orderNumber, required } from './rules.ts';

/** Characters of a name or a number. */
const LINE_LENGTH = 100;

/** Pasted line breaks in a one-line field become spaces. */
const oneLine = v.transform<string, string>((value) => value.replace(/\s+/g, ' '));

/** P16. A message to the shop. `exceptions` are endings of addresses that cannot receive e-mails (H12). */
export const contactSchema = (exceptions = '') =>
  v.object({
    topic: v.pipe(required(), v.picklist(contactTopics, 'required')),
    orderNumber: v.pipe(optional(), oneLine, maxLength(LINE_LENGTH), orderNumber),
    name: v.pipe(optional(), oneLine, maxLength(LINE_LENGTH)),
    email: v.pipe(required(), email(exceptions)),
    message: v.pipe(required(), maxLength(MESSAGE_LENGTH)),
  });

/**
 * Directive 2011/83/EU, article 11a. The required parts of a withdrawal. An order number of unusual form is accepted, because a
 * declaration may not be refused for it.
 */
export const withdrawalSchema = () =>
  v.pipe(
    v.object({
      name: v.pipe(required(), oneLine, maxLength(LINE_LENGTH)),
      orderNumber: v.pipe(required(), oneLine, maxLength(LINE_LENGTH)),
      email: v.pipe(required(), email()),
      scope: v.picklist(['whole', 'part'], 'required'),
      goods: v.pipe(optional(), maxLength(MESSAGE_LENGTH)),
    }),
    v.forward(
      v.partialCheck([['scope'], ['goods']], ({ scope, goods }) => scope === 'whole' || goods !== '', 'required'),
      ['goods'],
    ),
  );
