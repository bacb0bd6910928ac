import { addressFieldsOf } from '@odeta/address';
import { addressFieldNames } from '@odeta/contracts';
import type { FormAction, FormFields } from '@odeta/storefront';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { normalizePostCode, shippingAddressSchema } from '@odeta/validation';
import { addresses } from '../addresses.ts';
import { fetchAddressBook, sendAddress, sendDefault, sendDeletion } from './address-book.api.ts';
import { NEW } from './address-book.store.ts';

const { path } = addresses.addresses;
const done = (outcome: 'saved' | 'deleted') => ({ to: `${path}?done=${outcome}` });

/** Saves the address that the page has in its form: `edit` names it. */
export const saveAddressByForm: FormAction = async ({ api, session, i18n }, fields, { query }) => {
  if (fields.has('cancel')) return { to: path };
  const country = session.country.code;
  const { validationPatterns: patterns } = await fetchAddressBook(api);
  const address = typedIn(fields);
  const issues = fieldIssues(shippingAddressSchema({ country, patterns }), address);
  if (Object.keys(issues).length > 0) return { errors: issueTexts(issues, i18n.getFixedT(null, 'account')) };
  const id = query.get('edit') ?? NEW;
  await sendAddress(api, {
    ...address,
    ...(id !== NEW && { id }),
    postCode: normalizePostCode(country, address.postCode),
    isDefault: fields.has('isDefault'),
  });
  return done('saved');
};

export const deleteAddressByForm: FormAction = async ({ api }, fields) => {
  await sendDeletion(api, fields.one('id'));
  return done('deleted');
};

/** Without an id there is no default address any more. */
export const chooseDefaultByForm: FormAction = async ({ api }, fields) => {
  await sendDefault(api, fields.one('id') || null);
  return done('saved');
};

const typedIn = ({ one }: FormFields) =>
  addressFieldsOf(Object.fromEntries(addressFieldNames.map((name) => [name, one(name)])));
