import { declareWithdrawal, type OwnOrder, quoteWithdrawal, readOwnOrder, WithdrawalSchema } from '@odeta/contracts';
import { visitStorage } from '@odeta/device/storage';
import { ApiError, type Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { latestOnly, proxy } from '@odeta/storefront/state';
import { postedTo } from '@odeta/ui/forms/posted';
import * as v from 'valibot';
import { createSender } from '../forms/sender.api.ts';
import type { ChosenItem, DeclaredGoods } from './declared-goods.ts';
import { postedFields, WITHDRAWAL_FORM } from './posted-withdrawal.ts';
import { FieldsSchema, noFields, type WithdrawalFields } from './withdrawal-fields.ts';

const nothing: Readonly<DeclaredGoods> = { chosen: [], other: [] };

/** The receipt, and the refund that was shown before it was confirmed. */
const ReceiptSchema = v.object({ ...WithdrawalSchema.entries, refund: v.optional(v.nullable(v.number()), null) });

interface WithdrawalState extends Sending {
  /** `sent`: the withdrawal was received, and its confirmation is shown. */
  step: 'form' | 'check' | 'sent';
  /** The withdrawal to submit. */
  fields: WithdrawalFields;
  declared: Readonly<DeclaredGoods>;
  /** The server's field errors by name. */
  refused: Record<string, string>;
  /** The order of this visit. */
  own: OwnOrder | null;
  /** The refund for the chosen goods of that order; `null` if it is not known. */
  partRefund: number | null;
  receipt: v.InferOutput<typeof ReceiptSchema> | null;
}

/** The refund for what is declared; `null` if it is not known. */
export function refundOf({
  fields: { scope, orderNumber },
  own,
  partRefund,
}: {
  fields: Pick<WithdrawalFields, 'scope' | 'orderNumber'>;
  own: Pick<OwnOrder, 'number' | 'refund'> | null;
  partRefund: number | null;
}): number | null {
  if (own?.number !== orderNumber) return null;
  return scope === 'whole' ? (own.refund ?? null) : partRefund;
}

/**
 * The two steps of a withdrawal: the form and its confirmation. The input is stored for the visit until it is sent, and the
 * receipt afterwards.
 */
export function createWithdrawalStore(storefront: Storefront) {
  const state = proxy<WithdrawalState>({
    ...notSending,
    step: 'form',
    fields: noFields,
    declared: nothing,
    refused: {},
    own: null,
    partRefund: null,
    receipt: null,
    ...postedState(storefront),
  });
  const isPosted = postedTo(storefront, WITHDRAWAL_FORM) !== null;
  const draft = visitStorage('help.withdrawal', FieldsSchema);
  const receipt = visitStorage('help.withdrawal.receipt', ReceiptSchema);
  const latestQuote = latestOnly();
  const latestOrder = latestOnly();
  const sender = createSender(storefront, 'withdrawal');

  const send = mutation(state, async () => {
    const refund = refundOf(state);
    const received = { ...(await sender.send(declareWithdrawal, payloadOf(state))), refund };
    receipt.keep(received);
    draft.forget();
    return { receipt: received, step: 'sent' as const, fields: noFields };
  });

  return {
    state,
    prepare: sender.prepare,
    readDraft: (): WithdrawalFields => (isPosted ? null : draft.read()) ?? state.fields,
    keepDraft: (fields: Partial<WithdrawalFields>) => draft.keep({ ...noFields, ...fields }),

    /** Restores a stored receipt and loads the order of this visit, or the one whose page led here. */
    async resume(orderId: string | null) {
      state.receipt ??= receipt.read();
      if (state.receipt) state.step = 'sent';
      const { order } = await storefront.api.send(readOwnOrder, orderId ? { orderId } : {}, { suppressMessages: true });
      state.own = order;
    },

    /** Loads the order with the typed number, if it is the visitor's. Returns its number. */
    async findOrder(typed: string): Promise<string | null> {
      if (typed === '' || typed === state.own?.number) return null;
      const asked = storefront.api.send(readOwnOrder, { orderNumber: typed }, { suppressMessages: true });
      const { order } = (await latestOrder(asked.catch(noOrder))) ?? { order: null };
      // Older servers return the last order whatever number is asked for.
      if (!order || digitsOf(order.number) !== digitsOf(typed)) return null;
      state.own = order;
      return order.number;
    },

    /** Loads the refund for these pieces of the visitor's order. If the request fails, the form shows no sum. */
    async quote(chosen: readonly ChosenItem[]) {
      const orderNumber = state.own?.number;
      const isEmpty = orderNumber === undefined || chosen.length === 0;
      const lines = chosen.map(({ lineId, quantity }) => ({ lineId, quantity }));
      const quoted = isEmpty
        ? Promise.resolve({ refund: null })
        : storefront.api.send(quoteWithdrawal, { orderNumber, lines }, { suppressMessages: true });
      const latest = await latestQuote(quoted.catch(noRefund));
      if (latest) state.partRefund = latest.refund;
    },

    check(fields: WithdrawalFields, { chosen, other }: Readonly<DeclaredGoods> = nothing) {
      Object.assign(state, { fields, declared: { chosen, other }, step: 'check', problem: null, refused: {} });
    },

    change() {
      Object.assign(state, { step: 'form', problem: null });
    },

    async confirm() {
      const refused = await send();
      if (Object.keys(refused).length > 0) Object.assign(state, { refused, step: 'form' });
    },

    declareAnother() {
      receipt.forget();
      Object.assign(state, { receipt: null, step: 'form' });
    },
  };
}

/** The step that was posted without scripts. */
function postedState(storefront: Storefront): Partial<WithdrawalState> {
  const posted = postedTo(storefront, WITHDRAWAL_FORM);
  if (!posted) return {};
  const { errors, problem, all, one } = posted;
  const fields = postedFields(all);
  if (problem) return { fields, problem, step: one('step') === 'confirm' ? 'check' : 'form' };
  if (Object.keys(errors).length > 0) return { fields };
  const receipt =
    one('step') === 'sent' ? v.safeParse(v.pipe(v.string(), v.parseJson(), ReceiptSchema), one('receipt')) : null;
  if (receipt?.success) return { step: 'sent', receipt: receipt.output };
  const other = fields.scope === 'whole' ? [] : fields.goods.split('\n').filter(Boolean);
  return { fields, declared: { chosen: [], other }, step: one('step') === 'check' ? 'check' : 'form' };
}

/** Chosen goods are sent as lines of the order, not as text. */
function payloadOf({ fields, declared: { chosen, other } }: Pick<WithdrawalState, 'fields' | 'declared'>) {
  if (fields.scope === 'whole' || chosen.length === 0) return { ...fields, lines: [] };
  return { ...fields, goods: other.join('\n'), lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })) };
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

const noRefund = (error: unknown) => onlyApiError(error, { refund: null });
const noOrder = (error: unknown) => onlyApiError(error, { order: null });

function onlyApiError<Nothing>(error: unknown, nothing: Nothing): Nothing {
  if (!(error instanceof ApiError)) throw error;
  return nothing;
}
