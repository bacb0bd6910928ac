import type { OwnOrder, WithdrawableItem } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { type ChosenItem, declaredGoods } from './declared-goods.ts';
import { createWithdrawalStore, type WithdrawalFields } from './withdrawal.store.ts';

/** The order of the visitor, if the form names it, and what of it the statement withdraws from. */
export interface OwnPart {
  order: {
    readonly number: string;
    readonly items: readonly WithdrawableItem[];
    readonly deliveredOn: string | null;
    /** The refund for the whole order; `null` if it is not known. */
    readonly refund: number | null;
  } | null;
  chosen: readonly ChosenItem[];
  /** Lines in the customer's own words. */
  other: readonly string[];
  pieces: (count: number) => string;
}

export function useOwnPart({ orderNumber, goods }: Pick<WithdrawalFields, 'orderNumber' | 'goods'>): OwnPart {
  const t = useTexts('help');
  const { own } = useSnapshot(useStore(createWithdrawalStore).state);
  const order = own && own.number === orderNumber ? knownOrder(own) : null;
  const pieces = (count: number) => t('purchase.pieces', { count });
  return { order, pieces, ...declaredGoods(goods, order?.items ?? [], pieces) };
}

type Known = Pick<OwnOrder, 'number' | 'refund'> & {
  readonly items?: readonly WithdrawableItem[] | undefined;
  readonly deadline?: { readonly deliveredOn: string } | null | undefined;
};

/** `null` if an older server does not return the goods. */
function knownOrder({ number, items = [], refund = null, deadline }: Known): OwnPart['order'] {
  return items.length > 0 ? { number, items, refund, deliveredOn: deadline?.deliveredOn ?? null } : null;
}
