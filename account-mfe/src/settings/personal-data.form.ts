import { EXPORT_PARAMETER } from '@odeta/contracts';
import type { FormAction, FormFields } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { currentPasswordSchema } from '@odeta/validation';
import { addresses } from '../addresses.ts';
import { exportName } from './export-name.ts';
import { askForDeletion, askForExport, fetchExport, sendDeletionCancel } from './settings.api.ts';

const { path } = addresses.settings;

/** A request that is confirmed with the password. */
const withPassword =
  (send: (storefront: Parameters<FormAction>[0], currentPassword: string) => Promise<string>): FormAction =>
  async (storefront, fields) => {
    if (fields.has('cancel')) return { to: path };
    const errors = passwordErrors(fields, storefront.i18n.getFixedT(null, 'account'));
    return errors ? { errors } : { to: await send(storefront, passwordIn(fields)) };
  };

export const exportByForm = withPassword(async ({ api }, currentPassword) => {
  await askForExport(api, { currentPassword });
  return `${path}?done=export`;
});

export const deleteAccountByForm = withPassword(async ({ api }, currentPassword) => {
  await askForDeletion(api, { currentPassword });
  return path;
});

export const keepAccountByForm: FormAction = async ({ api }) => {
  await sendDeletionCancel(api);
  return { to: path };
};

/** The link of the e-mail, which works once. */
export const downloadByForm: FormAction = async ({ api }, _, { query }) => {
  const content = await fetchExport(api, query.get(EXPORT_PARAMETER) ?? '');
  return { file: { name: exportName(content), text: JSON.stringify(content, null, 2) } };
};

/** As it was typed: a password may begin with a blank. */
export const passwordIn = ({ all }: FormFields): string => all('currentPassword')[0] ?? '';

export function passwordErrors(fields: FormFields, texts: Translate): Record<string, string> | null {
  const issues = fieldIssues(currentPasswordSchema(), { currentPassword: passwordIn(fields) });
  return Object.keys(issues).length > 0 ? issueTexts(issues, texts) : null;
}
