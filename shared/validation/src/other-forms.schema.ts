import { BLOGGER_ABOUT_LENGTH, bloggerAddresses, NICK_LENGTH } from '@odeta/contracts';
import * as v from 'valibot';
import { email } from './email.ts';
import { maxLength, optional, optionalLines, required, requiredCheckbox } from './rules.ts';
import { compactCode } from './typed-text.ts';

const MOST_CHARACTERS = 200;
const CODE_LENGTH = 100;

const url = () =>
  v.pipe(
    optional(),
    v.check((value) => value === '' || isWebAddress(value), 'url'),
    maxLength(MOST_CHARACTERS),
  );

const isWebAddress = (value: string) => /^https?:\/\/[^/\s@]+\.[^/\s@]+/.test(value) && URL.canParse(value);

/** Accepts separators of thousands: 12 000, 12.000. */
const wholeNumber = () =>
  v.pipe(
    optional(),
    v.transform((value) => value.replace(/[\s.,]/g, '')),
    v.check((value) => /^\d{0,9}$/.test(value), 'whole-number'),
  );

/** P10, H17. A blogger's application; needs at least one address, and both agreements. */
export const bloggerSchema = () =>
  v.pipe(
    v.object({
      profileName: v.pipe(required(), maxLength(NICK_LENGTH)),
      socialName: v.pipe(optional(), maxLength(NICK_LENGTH)),
      ...v.entriesFromList(bloggerAddresses, url()),
      followers: wholeNumber(),
      about: v.pipe(optionalLines(), maxLength(BLOGGER_ABOUT_LENGTH)),
      ownerAgreement: requiredCheckbox('required-agreement'),
      privacyAgreement: requiredCheckbox('required-agreement'),
    }),
    v.forward(
      v.partialCheck(
        [['blog'], ['instagram'], ['youtube'], ['facebook'], ['tiktok'], ['twitter']],
        (profile) => bloggerAddresses.some((name) => profile[name] !== ''),
        'one-url',
      ),
      ['blog'],
    ),
  );

/** P11. The address to notify when goods are back in stock. `exceptions` are endings of addresses that cannot receive e-mails (H12). */
export const stockNoticeSchema = (exceptions = '') => v.object({ email: v.pipe(required(), email(exceptions)) });

/** P2. A discount code or voucher as typed. */
export const codeSchema = () => v.object({ code: v.pipe(required(), v.transform(codeOf), maxLength(CODE_LENGTH)) });

/** L1. A code as it is looked up: pasted from a letter it has other dashes, or spaces between its parts. */
export const codeOf = (typed: string): string => compactCode(typed);
