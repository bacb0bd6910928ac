import {
  declareWithdrawal,
  type InputOf,
  type OwnOrder,
  readOwnOrder,
  type Withdrawal,
  WithdrawalSchema,
} from '@odeta/contracts';
import { type Problem, visitStorage } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createSender } from '../forms/create-sender.ts';
import { formProblemOf } from '../forms/form-problem.ts';

export type WithdrawalFields = InputOf<typeof declareWithdrawal>;

export const noFields: WithdrawalFields = { name: '', orderNumber: '', email: '', scope: 'whole', goods: '' };

interface WithdrawalState {
  /** `sent`: the withdrawal was received, and its confirmation is shown. */
  step: 'form' | 'check' | 'sent';
  status: 'open' | 'busy';
  problem: Problem | null;
  /** The withdrawal to submit. */
  fields: WithdrawalFields;
  /** The server's field errors by name. */
  refused: Record<string, string>;
  /** The order of this visit. */
  own: OwnOrder | null;
  receipt: Withdrawal | null;
}

/**
 * The two steps of a withdrawal: the form and its confirmation. The input is stored for the visit until it is sent, and the
 * receipt afterwards.
 */
export function createWithdrawalStore(storefront: Storefront) {
  const state = proxy<WithdrawalState>({
    step: 'form',
    status: 'open',
    problem: null,
    fields: noFields,
    refused: {},
    own: null,
    receipt: null,
  });
  const draft = visitStorage('help.withdrawal', declareWithdrawal.payload);
  const receipt = visitStorage('help.withdrawal.receipt', WithdrawalSchema);
  const sender = createSender(storefront, 'withdrawal');

  return {
    state,
    prepare: sender.prepare,
    readDraft: (): WithdrawalFields => draft.read() ?? state.fields,
    keepDraft: (fields: Partial<WithdrawalFields>) => draft.keep({ ...noFields, ...fields }),

    /** Restores a stored receipt and loads the order of this visit. */
    async resume() {
      state.receipt = receipt.read();
      if (state.receipt) state.step = 'sent';
      const { order } = await storefront.api.send(readOwnOrder, {}, { suppressMessages: true });
      state.own = order;
    },

    check(fields: WithdrawalFields) {
      Object.assign(state, { fields, step: 'check', problem: null, refused: {} });
    },

    change() {
      Object.assign(state, { step: 'form', problem: null });
    },

    async confirm() {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', problem: null });
      try {
        const received = await sender.send(declareWithdrawal, { ...state.fields });
        receipt.keep(received);
        draft.forget();
        Object.assign(state, { receipt: received, step: 'sent', fields: noFields });
      } catch (error) {
        const { fields, problem } = formProblemOf(error);
        Object.assign(state, problem ? { problem } : { refused: fields, step: 'form' });
      } finally {
        state.status = 'open';
      }
    },

    declareAnother() {
      receipt.forget();
      Object.assign(state, { receipt: null, step: 'form' });
    },
  };
}
