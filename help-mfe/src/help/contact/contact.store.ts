import { attachmentRules, type BodyOf, type InputOf, sendMessage } from '@odeta/contracts';
import { type Problem, visitStorage } from '@odeta/purchase';
import { addFiles, type ChosenFiles, noFiles, readAttachment, removeFile } from '@odeta/purchase/attachments';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import * as v from 'valibot';
import { createSender } from '../forms/create-sender.ts';
import { formProblemOf } from '../forms/form-problem.ts';

export type ContactFields = Omit<InputOf<typeof sendMessage>, 'copy' | 'attachments'>;

const FieldsSchema = v.omit(sendMessage.payload, ['copy', 'attachments']);
const noFields: ContactFields = { topic: '', orderNumber: '', name: '', email: '', message: '' };

interface ContactState extends ChosenFiles {
  status: 'open' | 'busy';
  problem: Problem | null;
  /** The last message that was sent, with the e-mail for the answer. */
  sent: (BodyOf<typeof sendMessage> & { email: string; copy: boolean }) | null;
}

/** The contact form. The input is stored for the visit until it is sent. */
export function createContactStore(storefront: Storefront) {
  const state = proxy<ContactState>({ status: 'open', ...noFiles(), problem: null, sent: null });
  const { i18n } = storefront;
  const draft = visitStorage('help.contact', FieldsSchema);
  const sender = createSender(storefront, 'contact');

  return {
    state,

    addFiles: (chosen: readonly File[]) =>
      addFiles(state, chosen, { rules: attachmentRules, texts: i18n.getFixedT(null, 'help') }),
    removeFile: (index: number) => removeFile(state, index),

    prepare: sender.prepare,
    readDraft: (): ContactFields => ({ ...noFields, ...draft.read() }),
    keepDraft: (fields: Partial<ContactFields>) => draft.keep({ ...noFields, ...fields }),

    /** Resolves to the server's field errors. */
    async send(fields: ContactFields, copy: boolean): Promise<Record<string, string>> {
      Object.assign(state, { status: 'busy', problem: null });
      try {
        const named = state.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
        const content = JSON.stringify({ ...fields, copy, ...(named.length > 0 && { named }) });
        const attachments = await Promise.all(state.files.map(readAttachment));
        const answer = await sender.send(sendMessage, { ...fields, copy, attachments }, content);
        draft.forget();
        state.files = [];
        state.sent = { ...answer, email: fields.email, copy };
        return {};
      } catch (error) {
        const { fields: wrong, problem } = formProblemOf(error);
        const { attachments = null, ...others } = wrong;
        state.problem = problem;
        state.fileProblem = attachments;
        return others;
      } finally {
        state.status = 'open';
      }
    },

    writeAnother() {
      state.sent = null;
    },
  };
}
