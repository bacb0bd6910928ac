import type { OwnOrder, WithdrawableItem } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { type DeclaredGoods, declaredGoods } from './declared-goods.ts';
import { createWithdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalFields } from './withdrawal-fields.ts';

/** The order of the visitor, if the form names it, and what of it the statement withdraws from. */
export interface OwnPart extends DeclaredGoods {
  order: {
    readonly number: string;
    readonly items: readonly WithdrawableItem[];
    readonly deliveredOn: string | null;
    readonly needsBankAccount: boolean;
    /** The refund for the whole order; `null` if it is not known. */
    readonly refund: number | null;
  } | null;
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
  readonly needsBankAccount?: boolean | undefined;
  readonly items?: readonly WithdrawableItem[] | undefined;
  readonly deadline?: { readonly deliveredOn: string } | null | undefined;
};

/** `null` if an older server does not return the goods. */
function knownOrder({
  number,
  items = [],
  refund = null,
  needsBankAccount = false,
  deadline,
}: Known): OwnPart['order'] {
  const deliveredOn = deadline?.deliveredOn ?? null;
  return items.length > 0 ? { number, items, refund, needsBankAccount, deliveredOn } : null;
}
