import type { AnswerOf, FieldErrors, Profile, ProfileFields, readProfile } from '@odeta/contracts';
import { profileSchema, unchanged } from '@odeta/validation';
import * as v from 'valibot';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { requireAccount } from '../accounts/require-account.ts';
import type { CustomerRow } from '../customer.repository.ts';
import { isSameField } from '../is-same-field.ts';
import { findGender, saveProfileFields } from './profile.repository.ts';

export async function profileOf(
  { db, settings }: Pick<CartDeps, 'db' | 'settings'>,
  session: Session,
): Promise<AnswerOf<typeof readProfile>> {
  const { patterns, help } = settings.of(session.country);
  return {
    profile: await readProfileOf(db, session),
    validationPatterns: patterns,
    contactUrl: help.find(({ key }) => key === 'contact')?.url ?? null,
  };
}

/** Throws an `ApiError` with the errors of the fields, and then saves nothing. */
export async function saveProfileOf(
  deps: Pick<CartDeps, 'db' | 'settings' | 'now'>,
  session: KnownSession,
  { gender, ...given }: ProfileFields,
): Promise<Profile> {
  const { db, settings, now } = deps;
  const { country } = session;
  const before = await requireAccount(db, session);
  const { patterns } = settings.of(country);
  const result = v.safeParse(profileSchema({ country, patterns, today: now }), {
    ...given,
    birthday: given.birthday || before.birthday,
  });
  const validation = {
    ...fieldErrorsOf(country, result.issues ?? [], 'customer'),
    ...(result.success ? lockedFields(before, result.output, country) : {}),
  };
  if (!result.success || Object.keys(validation).length > 0) throw new ApiError('validation', { validation });
  const fields = { ...result.output, gender };
  await db.transaction().execute((trx) => saveProfileFields(trx, before.id, fields));
  return readProfileOf(db, session);
}

/** These were verified with documents, so that only customer service may change them. Missing ones may be added. */
function lockedFields(
  before: CustomerRow,
  fields: Omit<ProfileFields, 'gender'>,
  country: KnownSession['country'],
): FieldErrors {
  if (!before.isAuthorized) return {};
  const names = ['firstName', 'lastName', 'familyName', 'birthday'] as const;
  const changed = names.filter(
    (name) =>
      before[name] !== '' && !v.is(unchanged(isSameField(country, name, before[name], fields[name])), fields[name]),
  );
  return Object.fromEntries(changed.map((name) => [`customer.${name}`, [textFor(country, 'customer-service')]]));
}

async function readProfileOf(db: CartDeps['db'], session: Pick<Session, 'idHash' | 'country'>): Promise<Profile> {
  const { id, firstName, lastName, familyName, mobilePhone, birthday, isAuthorized } = await requireAccount(
    db,
    session,
  );
  return {
    ...{ firstName, lastName, familyName, mobilePhone, birthday, isAuthorized },
    gender: await findGender(db, id),
  };
}
