import { declareWithdrawal } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { withdrawalSchema } from '@odeta/validation';
import { contentKey } from '../forms/content-key.ts';
import { sendPosted } from '../forms/sender.api.ts';
import { postedFields } from './posted-withdrawal.ts';

/** The two steps of a withdrawal, and its receipt. The page of the second step sends one withdrawal, however often it is sent. */
export const withdrawByForm: FormAction = async ({ api, i18n, session }, { all, one, has }) => {
  const fields = postedFields(all);
  if (one('step') === 'change') return { again: { step: ['form'] } };
  const issues = fieldIssues(withdrawalSchema(session.country.code), fields);
  // The page opens this field only now.
  if ('goods' in issues && !has('goods')) delete issues.goods;
  const errors = issueTexts(issues, i18n.getFixedT(null, 'help'));
  if (Object.keys(errors).length > 0) return { errors };
  if (fields.scope === 'part' && !has('goods')) return { again: { step: ['form'] } };

  if (one('step') !== 'confirm') return { again: { step: ['check'], key: [createRandomKey()] } };
  const withdrawal = { ...fields, lines: [] };
  // The scripts of the page may have failed at its second step, which has no key then.
  const key = one('key') || (await contentKey(withdrawal));
  const received = await sendPosted(api, declareWithdrawal, withdrawal, key);
  return { again: { step: ['sent'], receipt: [JSON.stringify(received)] } };
};
