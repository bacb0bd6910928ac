import { BLOGGER_ABOUT_LENGTH, bloggerAddresses, NICK_LENGTH } from '@odeta/contracts';
import * as v from 'valibot';
import { email } from './email.ts';
import { maxLength, optional, required, requiredCheckbox } from './rules.ts';

/** Invisible characters, and those that change the text direction; an address has none. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}]/u;
const MOST_CHARACTERS = 200;

const url = () =>
  v.pipe(
    optional(),
    v.check((value) => value === '' || isWebAddress(value), 'url'),
    maxLength(MOST_CHARACTERS),
  );

const isWebAddress = (value: string) =>
  /^https?:\/\/[^/\s@]+\.[^/\s@]+/.test(value) && URL.canParse(value) && !INVISIBLE.test(value);

const oneLine = v.transform<string, string>((value) => value.replace(/[\s\p{Cc}\p{Cf}\p{Co}]+/gu, ' ').trim());

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
      profileName: v.pipe(required(), oneLine, v.nonEmpty('required'), maxLength(NICK_LENGTH)),
      socialName: v.pipe(optional(), oneLine, maxLength(NICK_LENGTH)),
      ...v.entriesFromList(bloggerAddresses, url()),
      followers: wholeNumber(),
      about: v.pipe(optional(), maxLength(BLOGGER_ABOUT_LENGTH)),
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
export const codeSchema = () => v.object({ code: required() });
