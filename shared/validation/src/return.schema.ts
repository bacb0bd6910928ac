import { type CountryCode, RETURN_NOTE_LENGTH, refundMethods, remedies, returnKinds } from '@odeta/contracts';
import * as v from 'valibot';
import { bankAccount } from './bank-account.ts';
import { inScriptOf } from './look-alikes.ts';
import { maxLength, optional, optionalLines, required } from './rules.ts';

/** Characters of a name. */
const LINE_LENGTH = 100;
const MOST_PIECES = 1000;

const LineSchema = v.object({
  lineId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES)),
  reason: required('return-reason'),
});

/**
 * H18. A return has goods with reasons, a refund method and a way to send the parcel. A bank account is needed only for a refund to
 * one, a note only when something is wrong with the goods, and no parcel is sent back when goods are missing.
 */
export const returnSchema = (country: CountryCode) =>
  v.pipe(
    v.object({
      kind: v.picklist(returnKinds, 'return-kind'),
      lines: v.pipe(v.array(LineSchema), v.minLength(1, 'return-lines')),
      refundMethod: v.picklist(refundMethods, 'return-refund'),
      returnType: optional(),
      bankAccount: v.optional(bankAccount(country), ''),
      holder: v.pipe(
        optional(),
        v.transform((name) => inScriptOf(country, name)),
        maxLength(LINE_LENGTH),
      ),
      note: v.pipe(optionalLines(), maxLength(RETURN_NOTE_LENGTH)),
      remedy: v.optional(v.picklist(['', ...remedies], 'return-remedy'), ''),
    }),
    v.forward(
      v.partialCheck(
        [['kind'], ['returnType']],
        ({ kind, returnType }) => kind === 'non-delivery' || returnType !== '',
        'return-type',
      ),
      ['returnType'],
    ),
    v.forward(
      v.partialCheck(
        [['refundMethod'], ['bankAccount']],
        ({ refundMethod, bankAccount: iban }) => refundMethod !== 'bank-account' || iban !== '',
        'required',
      ),
      ['bankAccount'],
    ),
    v.forward(
      v.partialCheck(
        [['refundMethod'], ['holder']],
        ({ refundMethod, holder }) => refundMethod !== 'bank-account' || holder !== '',
        'required',
      ),
      ['holder'],
    ),
    v.forward(
      v.partialCheck([['kind'], ['note']], ({ kind, note }) => kind === 'declaration' || note !== '', 'return-note'),
      ['note'],
    ),
  );
