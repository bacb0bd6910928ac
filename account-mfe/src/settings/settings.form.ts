import { ApiError, type FormAction } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { changedEmailSchema, changedPasswordSchema, profileSchema } from '@odeta/validation';
import { addresses } from '../addresses.ts';
import { passwordErrors, passwordIn } from './personal-data.form.ts';
import {
  askForConfirmation,
  fetchProfile,
  sendChangedPassword,
  sendEndLogIns,
  sendNewEmail,
  sendProfile,
} from './settings.api.ts';

const { path } = addresses.settings;
const genders = ['female', 'male'] as const;

export const saveProfileByForm: FormAction = async (storefront, { one }) => {
  const { api, session, i18n } = storefront;
  const { validationPatterns: patterns } = await fetchProfile(api);
  const typed = {
    ...{ firstName: one('firstName'), lastName: one('lastName'), familyName: one('familyName') },
    ...{ birthday: one('birthday'), mobilePhone: one('mobilePhone') },
  };
  const today = () => new Date(nowOf(storefront));
  const issues = fieldIssues(profileSchema({ country: session.country.code, patterns, today }), typed);
  if (Object.keys(issues).length > 0) return { errors: issueTexts(issues, i18n.getFixedT(null, 'account')) };
  await sendProfile(api, { ...typed, gender: genders.find((gender) => gender === one('gender')) ?? null });
  return { to: `${path}?done=profile` };
};

export const changePasswordByForm: FormAction = async ({ api, i18n }, { all, has }) => {
  const [currentPassword, password] = [all('currentPassword')[0] ?? '', all('password')[0] ?? ''];
  const issues = fieldIssues(changedPasswordSchema(), { currentPassword, password });
  if (Object.keys(issues).length > 0) return { errors: issueTexts(issues, i18n.getFixedT(null, 'account')) };
  await sendChangedPassword(api, { currentPassword, password, endOthers: has('endOthers') });
  return { to: `${path}?done=password` };
};

/** Asks for the password only if the customer has not shown a few minutes ago that it is them. */
export const changeEmailByForm: FormAction = async ({ api, i18n }, fields) => {
  if (fields.has('cancel')) return { to: path };
  const texts = i18n.getFixedT(null, 'account');
  const email = fields.one('email');
  const issues = fieldIssues(changedEmailSchema(), { email });
  if (Object.keys(issues).length > 0) return { errors: issueTexts(issues, texts) };
  const currentPassword = passwordIn(fields);
  try {
    await sendNewEmail(api, { email, ...(currentPassword !== '' && { currentPassword }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirmation-required') throw error;
    return { errors: passwordErrors(fields, texts) ?? {} };
  }
  return { to: `${path}?done=email` };
};

export const confirmEmailByForm: FormAction = async ({ api }) => {
  await askForConfirmation(api);
  return { to: `${path}?done=confirmation` };
};

/** Without an id all others are ended. */
export const endLogInByForm: FormAction = async ({ api }, { one }) => {
  const id = one('id');
  await sendEndLogIns(api, id === '' ? {} : { id });
  return { to: path };
};
