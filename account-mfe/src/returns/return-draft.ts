import type { ChosenFiles } from '@odeta/attachments';
import type { CountryCode, ReturnOffer, ReturnSums } from '@odeta/contracts';
import type { Loading, Sending } from '@odeta/storefront/actions';
import type { Translate } from '@odeta/storefront/i18n';
import { type ReturnFields, wrongFields } from './return-fields.ts';

export interface ReturnFormState extends ChosenFiles, Loading, Sending {
  /** From the URL. */
  orderId: string;
  offer: ReturnOffer | null;
  fields: ReturnFields;
  /** The expected refund; `null` without chosen goods. */
  sums: ReturnSums | null;
  /** Errors by the path of the field. */
  errors: Record<string, string>;
  /** Of the return that the page opens without scripts: sent twice, it is one return. */
  key: string;
  /** Number of attempts to submit the form. */
  attempt: number;
}

interface Draft {
  country: CountryCode;
  say: Translate;
  /** Requests the expected refund. */
  quote: () => Promise<void>;
}

/** Changes of the form before it is submitted. */
export function returnDraft(state: ReturnFormState, { country, say, quote }: Draft) {
  function clearErrors(...paths: string[]) {
    const isCleared = (path: string) => paths.some((cleared) => path === cleared || path.startsWith(`${cleared}.`));
    state.errors = Object.fromEntries(Object.entries(state.errors).filter(([path]) => !isCleared(path)));
  }

  return {
    /** Clears the reasons, because each kind has its own. */
    chooseKind(kind: string) {
      const lines = state.fields.lines.map((line) => ({ ...line, reason: '' }));
      Object.assign(state.fields, { kind, lines });
      state.errors = {};
      return quote();
    },

    choose(field: 'refundMethod' | 'returnType' | 'remedy', value: string) {
      state.fields[field] = value;
      clearErrors(field);
      return quote();
    },

    /** `null` removes the line from the return. */
    setQuantity(lineId: string, quantity: number | null) {
      const known = state.fields.lines.find((line) => line.lineId === lineId);
      const others = state.fields.lines.filter((line) => line.lineId !== lineId);
      if (quantity === null) state.fields.lines = others;
      else if (known) known.quantity = quantity;
      else state.fields.lines.push({ lineId, quantity, reason: '' });
      clearErrors('lines');
      return quote();
    },

    setReason(lineId: string, reason: string) {
      const place = state.fields.lines.findIndex((line) => line.lineId === lineId);
      const line = state.fields.lines[place];
      if (line) line.reason = reason;
      clearErrors(`lines.${place}.reason`);
    },

    type(field: 'bankAccount' | 'holder' | 'note', value: string) {
      state.fields[field] = value;
      if (state.errors[field] && !wrongFields(state.fields, country, say)[field]) clearErrors(field);
    },

    /** Shows the error of a field on blur. */
    leave(field: 'bankAccount' | 'holder' | 'note') {
      const wrong = wrongFields(state.fields, country, say)[field];
      if (state.fields[field] !== '' && wrong) state.errors = { ...state.errors, [field]: wrong };
    },
  };
}
