import * as v from 'valibot';
import { email } from './email.ts';
import { optional, required, requiredCheckbox } from './rules.ts';

const url = () =>
  v.pipe(
    optional(),
    v.check((value) => value === '' || isWebAddress(value), 'url'),
  );

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:\/\/[^/]+\.[^/]+/.test(value);

/** H17. A blogger shows at least one address, and agrees to both texts. */
export const bloggerSchema = () =>
  v.pipe(
    v.object({
      profileName: required(),
      blog: url(),
      instagram: url(),
      youtube: url(),
      facebook: url(),
      tiktok: url(),
      twitter: url(),
      ownerAgreement: requiredCheckbox('required-agreement'),
      privacyAgreement: requiredCheckbox('required-agreement'),
    }),
    v.forward(
      v.partialCheck(
        [['blog'], ['instagram'], ['youtube'], ['facebook'], ['tiktok'], ['twitter']],
        ({ blog, instagram, youtube, facebook, tiktok, twitter }) =>
          [blog, instagram, youtube, facebook, tiktok, twitter].some((address) => address !== ''),
        'one-url',
      ),
      ['blog'],
    ),
  );

/** P11. Where the e-mail goes when goods are back. `exceptions` are endings of addresses that get no e-mails (H12). */
export const stockNoticeSchema = (exceptions = '') => v.object({ email: v.pipe(required(), email(exceptions)) });

/** P2. A discount code or voucher that is typed. */
export const codeSchema = () => v.object({ code: required() });
