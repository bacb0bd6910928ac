import { type ChosenFiles, createAttachments, noFiles, readAttachment } from '@odeta/attachments';
import { attachmentRules, type BodyOf, type InputOf, sendMessage } from '@odeta/contracts';
import { visitStorage } from '@odeta/device/storage';
import type { Storefront } from '@odeta/storefront';
import { type FieldErrors, mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { postedTo } from '@odeta/ui/forms/posted';
import * as v from 'valibot';
import { createSender } from '../forms/sender.api.ts';

export type ContactFields = Required<Omit<InputOf<typeof sendMessage>, 'copy' | 'attachments'>>;

const FieldsSchema = v.omit(sendMessage.payload, ['copy', 'attachments']);
const noFields: ContactFields = { topic: '', orderNumber: '', customerNumber: '', name: '', email: '', message: '' };

export const CONTACT_FORM = 'help.contact';

/** The answer that the page shows after a form without scripts. */
const SentSchema = v.object({ ...sendMessage.body.entries, email: v.string(), copy: v.boolean() });

interface ContactState extends ChosenFiles, Sending {
  /** The last message that was sent, with the e-mail for the answer. */
  sent: (BodyOf<typeof sendMessage> & { email: string; copy: boolean }) | null;
}

/** The contact form. The input is stored for the visit until it is sent. */
export function createContactStore(storefront: Storefront) {
  const state = proxy<ContactState>({ ...noFiles(), ...notSending, sent: sentBefore(storefront) });
  const { i18n } = storefront;
  const draft = visitStorage('help.contact', FieldsSchema);
  const attachments = createAttachments(state, { rules: attachmentRules, texts: i18n.getFixedT(null, 'help') });
  const sender = createSender(storefront, 'contact');
  const posted = postedTo(storefront, CONTACT_FORM);

  const send = mutation(state, async (fields: ContactFields, copy: boolean) => {
    await attachments.settled();
    const named = state.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const content = JSON.stringify({ ...fields, copy, ...(named.length > 0 && { named }) });
    const read = await Promise.all(state.files.map(readAttachment));
    const answer = await sender.send(sendMessage, { ...fields, copy, attachments: read }, content);
    draft.forget();
    return { files: [], sent: { ...answer, email: fields.email, copy } };
  });

  return {
    state,

    attachments,

    prepare: sender.prepare,
    readDraft: (): ContactFields => ({ ...noFields, ...(posted ? typedIn(posted) : draft.read()) }),
    keepDraft: (fields: Partial<ContactFields>) => draft.keep({ ...noFields, ...fields }),

    /** Resolves to the server's errors of the text fields. */
    async send(fields: ContactFields, copy: boolean): Promise<FieldErrors> {
      const { attachments: fileProblem = null, ...errors } = await send(fields, copy);
      state.fileProblem = fileProblem;
      return errors;
    },

    writeAnother() {
      state.sent = null;
    },
  };
}

type Posted = NonNullable<ReturnType<typeof postedTo>>;

const typedIn = ({ one }: Posted) =>
  Object.fromEntries(Object.keys(noFields).map((name) => [name, one(name)])) as ContactFields;

function sentBefore(storefront: Storefront) {
  const posted = postedTo(storefront, CONTACT_FORM);
  if (!posted || posted.problem || Object.keys(posted.errors).length > 0) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SentSchema), posted.one('sent'));
  return read.success ? read.output : null;
}
