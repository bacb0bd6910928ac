import { attachmentRules } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { attachment, readRuleMessage } from '@odeta/validation';
import * as v from 'valibot';

/** H16. Why a file cannot be sent besides so many others; `null` when it can. */
export function attachmentProblem(file: File, others: number, i18n: Storefront['i18n']): string | null {
  const say = (key: string, values: object) => i18n.t(`files.${key}`, { ns: 'help', ...values });
  if (others >= attachmentRules.most) return say('many', { count: attachmentRules.most });
  const result = v.safeParse(attachment(attachmentRules), { name: file.name, size: file.size });
  if (result.success) return null;
  const { key, parameters } = readRuleMessage(result.issues[0].message);
  return say(key, parameters);
}

/** As it is sent: the bytes in base64. */
export const readAttachment = (file: File): Promise<{ name: string; data: string }> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: String(reader.result).replace(/^[^,]*,/, '') });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
