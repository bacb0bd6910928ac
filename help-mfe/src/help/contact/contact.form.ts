import { sendMessage } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { fieldIssues } from '@odeta/ui/forms';
import { issueTexts } from '@odeta/ui/forms/posted';
import { cleanLine, cleanLines, contactSchema } from '@odeta/validation';
import { contentKey } from '../forms/content-key.ts';
import { sendPosted } from '../forms/sender.api.ts';

/** Sends a message, and shows when it is answered. */
export const writeByForm: FormAction = async ({ api, i18n }, { all, one, has }, { path }) => {
  if (has('again')) return { to: path };
  const line = (name: string) => cleanLine(one(name));
  const fields = {
    ...{ topic: line('topic'), orderNumber: line('orderNumber'), customerNumber: line('customerNumber') },
    ...{ name: line('name'), email: line('email'), message: cleanLines(all('message')[0] ?? '') },
  };
  const errors = issueTexts(fieldIssues(contactSchema(), fields), i18n.getFixedT(null, 'help'));
  if (Object.keys(errors).length > 0) return { errors };
  const message = { ...fields, copy: has('copy'), attachments: [] };
  const answer = await sendPosted(api, sendMessage, message, await contentKey(message));
  return { again: { sent: [JSON.stringify({ ...answer, email: fields.email, copy: message.copy })] } };
};
