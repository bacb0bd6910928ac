import { type BodyOf, type InputOf, sendMessage } from '@odeta/contracts';
import { type Problem, visitStorage } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import * as v from 'valibot';
import { createSender } from '../forms/create-sender.ts';
import { refusalOf } from '../forms/refusal.ts';
import { attachmentProblem, readAttachment } from './attachments.ts';

export type ContactFields = Omit<InputOf<typeof sendMessage>, 'copy' | 'attachments'>;

const FieldsSchema = v.omit(sendMessage.payload, ['copy', 'attachments']);
const noFields: ContactFields = { topic: '', orderNumber: '', name: '', email: '', message: '' };

interface ContactState {
  status: 'open' | 'busy';
  /** H16. The browser keeps the files themselves: they are read when the message is sent. */
  files: File[];
  /** What is wrong with the files that were chosen last. */
  fileProblem: string | null;
  problem: Problem | null;
  /** The message that was sent last, and where its answer goes. */
  sent: (BodyOf<typeof sendMessage> & { email: string; copy: boolean }) | null;
}

/** P16. A message to the shop. What is typed is kept for the visit, until it is sent. */
export function createContactStore(storefront: Storefront) {
  const state = proxy<ContactState>({ status: 'open', files: [], fileProblem: null, problem: null, sent: null });
  const draft = visitStorage('help.contact', FieldsSchema);
  const sender = createSender(storefront, 'contact');

  return {
    state,

    /** H16. Those that fit are taken; of the others the first one is said. */
    addFiles(chosen: readonly File[]) {
      const problems = chosen.flatMap((file) => {
        const wrong = attachmentProblem(file, state.files.length, storefront.i18n);
        if (wrong === null) state.files.push(ref(file));
        return wrong ?? [];
      });
      state.fileProblem = problems[0] ?? null;
    },

    removeFile(index: number) {
      state.files.splice(index, 1);
      state.fileProblem = null;
    },

    prepare: sender.prepare,
    readDraft: (): ContactFields => ({ ...noFields, ...draft.read() }),
    keepDraft: (fields: Partial<ContactFields>) => draft.keep({ ...noFields, ...fields }),

    /** Resolves to the fields that the server finds wrong. */
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
        const { fields: wrong, problem } = refusalOf(error);
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
