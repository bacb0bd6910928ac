import { createAttachments, noFiles, readAttachment } from '@odeta/attachments';
import { attachmentRules, type InputOf, type openReturn, type ReturnOffer } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { fieldErrorsOf, inTurn, notLoaded, problemOf, resource } from '@odeta/storefront/actions';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy } from '@odeta/storefront/state';
import { postedTo } from '@odeta/ui/forms/posted';
import { addresses } from '../addresses.ts';
import { postedReturn, RETURN_FORM } from './posted-return.ts';
import { type ReturnFormState, returnDraft } from './return-draft.ts';
import { type ReturnFields, wrongFields } from './return-fields.ts';
import { fetchOffer, fetchSums, sendReturn } from './returns.api.ts';

const noFields: ReturnFields = {
  kind: '',
  lines: [],
  refundMethod: '',
  returnType: '',
  bankAccount: '',
  holder: '',
  note: '',
  remedy: 'repair',
};

/** The line that the link names is chosen, and the way of the refund if there is only one. */
function firstFields({ lines, refundMethods, holder }: ReturnOffer, lineId: string | null): ReturnFields {
  const chosen = lines.filter((line) => line.lineId === lineId && line.returnable > 0);
  const [only, ...others] = refundMethods;
  return {
    ...noFields,
    lines: chosen.map((line) => ({ lineId: line.lineId, quantity: 1, reason: '' })),
    refundMethod: only && others.length === 0 ? only.method : '',
    holder,
  };
}

/** The form as it was posted without scripts. */
const filledBy = ({ all, one, errors, problem }: NonNullable<ReturnType<typeof postedTo>>) => ({
  ...{ errors, problem },
  fields: postedReturn(all),
  key: one('key') || createRandomKey(),
});

/** Returns the function for the idempotency key, which only changes with the content. */
function keyOfContent() {
  const press = { content: '', key: '' };
  return (content: string): string => {
    if (press.content !== content) Object.assign(press, { content, key: createRandomKey() });
    return press.key;
  };
}

/** What the form shows after a refusal. @throws what is none */
function refusalOf(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const { attachments: fileProblem = null, ...errors } = fieldErrorsOf(error);
  const problem = Object.keys(error.validation).length === 0 ? problemOf(error) : null;
  return { errors, fileProblem, problem };
}

/** The form of a new return. */
export function createReturnFormStore(storefront: Storefront, go = (path: string) => globalThis.location.assign(path)) {
  const { api, i18n, logger, session } = storefront;
  const state = proxy<ReturnFormState>({
    ...notLoaded,
    ...{ orderId: '', offer: null, fields: { ...noFields }, sums: null, errors: {}, key: '' },
    ...noFiles(),
    ...{ isBusy: false, problem: null, attempt: 0 },
  });
  const turn = inTurn();
  const keyOf = keyOfContent();
  const posted = postedTo(storefront, RETURN_FORM);
  const last = { hasQuoteFailed: false };
  const say = i18n.getFixedT(null, 'account');
  const attachments = createAttachments(state, { rules: attachmentRules, texts: say });
  const input = () => ({ orderId: state.orderId, ...state.fields });

  /** Without the note and bank account, which do not affect the refund. */
  async function quote() {
    const { kind, lines, refundMethod, returnType } = input();
    const isEmpty = kind === '' || lines.length === 0;
    try {
      const form = { orderId: state.orderId, kind, lines: [...lines], refundMethod, returnType };
      const sums = await turn('quote', async () => (isEmpty ? null : fetchSums(api, form)));
      if (sums === undefined) return;
      state.sums = sums;
      if (last.hasQuoteFailed) Object.assign(state, { problem: null });
      last.hasQuoteFailed = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      last.hasQuoteFailed = true;
      Object.assign(state, { sums: null, problem: problemOf(error) });
    }
  }

  return {
    state,

    load: resource(
      state,
      async (orderId: string = state.orderId, lineId: string | null = null) => {
        state.orderId = orderId;
        const { offer } = await fetchOffer(api, orderId);
        if (!posted) return { offer, fields: firstFields(offer, lineId), key: createRandomKey() };
        Object.assign(state, { offer, ...filledBy(posted) });
        await quote();
        return { status: 'ready' as const };
      },
      { notFound: {}, onFailure: (error) => logger.log('critical', error.endpoint, error) },
    ),

    attachments,
    ...returnDraft(state, { country: session.country.code, say, quote }),

    async send() {
      if (state.isBusy) return;
      state.attempt += 1;
      state.problem = null;
      last.hasQuoteFailed = false;
      state.errors = wrongFields(state.fields, session.country.code, say);
      if (Object.keys(state.errors).length > 0) return;
      state.isBusy = true;
      try {
        await attachments.settled();
        const read = await Promise.all(state.files.map(readAttachment));
        const form: InputOf<typeof openReturn> = { ...input(), lines: [...state.fields.lines], attachments: read };
        const { id } = await sendReturn(api, form, keyOf(JSON.stringify(form)));
        go(addresses.return.path.replace(':returnId', id));
      } catch (error) {
        state.isBusy = false;
        Object.assign(state, refusalOf(error));
      }
    },
  };
}
createReturnFormStore.storeKey = 'account.return-form';
