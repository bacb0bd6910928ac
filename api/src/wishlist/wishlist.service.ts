import { randomBytes } from 'node:crypto';
import {
  type AnswerOf,
  type addWish,
  type CountryCode,
  type PayloadOf,
  type ProductCard,
  type readWishlist,
  WISHLIST_MOST,
  type Wish,
  type WishlistItem,
} from '@odeta/contracts';
import { saveSession } from '../carts/open-cart.repository.ts';
import type { VariantRow } from '../catalog/product.repository.ts';
import { productCardOf } from '../catalog/product-card.ts';
import { variantOf } from '../catalog/variant.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { maxQuantityOf } from '../pricing/availability.ts';
import { toMajor } from '../pricing/money.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { deleteShares, findShare, findSharedList, saveShare } from './share.repository.ts';
import {
  findItems,
  findVariantsOf,
  findWishedColor,
  findWishes,
  isOfAccount,
  type ListKey,
  markRemoved,
  saveWish,
  type WishRow,
} from './wishlist.repository.ts';

/** 128 bits, so that nobody can guess a link. */
const TOKEN_BYTES = 16;

/** Empty for a visitor without data; nothing is stored for them. */
export async function wishlistOf(deps: SettingsDeps, session: Session): Promise<AnswerOf<typeof readWishlist>> {
  const { idHash, country } = session;
  if (!idHash) return { items: [], share: null, hasAccount: false };
  const [items, share, hasAccount] = await Promise.all([
    itemsOf(deps, country, { idHash }),
    findShare(deps.db, session),
    isOfAccount(deps.db, idHash),
  ]);
  return { items, share, hasAccount };
}

export async function putOnWishlist(
  { db }: SettingsDeps,
  session: KnownSession,
  wish: PayloadOf<typeof addWish>,
): Promise<Wish[]> {
  const { country, idHash } = session;
  await db.transaction().execute(async (trx) => {
    const wished = await findWishedColor(trx, { ...wish, country });
    if (!wished) throw new ApiError('unknown-variant');
    const sessionId = await saveSession(trx, idHash);
    const isSaved = await saveWish(trx, { ...wished, sessionId, country });
    if (!isSaved) throw new ApiError('wishlist-full', { parameters: { count: WISHLIST_MOST } });
  });
  return findWishes(db, session);
}

export async function takeOffWishlist({ db }: SettingsDeps, session: KnownSession, wish: Wish): Promise<Wish[]> {
  await markRemoved(db, session, wish);
  return findWishes(db, session);
}

/** The existing link, or a new one. */
export async function shareList({ db }: SettingsDeps, session: KnownSession): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const sessionId = await saveSession(trx, session.idHash);
    const open = await findShare(trx, session);
    if (open !== null) return open;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await saveShare(trx, { token, sessionId, country: session.country });
    return token;
  });
}

export const endShare = ({ db }: SettingsDeps, session: KnownSession): Promise<void> => deleteShares(db, session);

/** The part of a list that its link shows: goods that are still offered, at current prices. */
export async function sharedProducts(deps: SettingsDeps, country: CountryCode, token: string): Promise<ProductCard[]> {
  const ownerId = await findSharedList(deps.db, token, country);
  if (ownerId === undefined) throw new ApiError('not-found');
  const items = await itemsOf(deps, country, { ownerId });
  return items.filter(({ offered }) => offered).map(({ card }) => card);
}

async function itemsOf(
  { db, settings, now }: SettingsDeps,
  country: CountryCode,
  key: ListKey,
): Promise<WishlistItem[]> {
  const rows = await findItems(db, country, key);
  const ids = rows.map(({ productColorId }) => productColorId);
  const variants = ids.length === 0 ? [] : await findVariantsOf(db, country, ids);
  return rows.map((row) => {
    const own = variants.filter(({ productColorId }) => productColorId === row.productColorId);
    return itemOf(row, own, { shop: settings.of(country), now: now() });
  });
}

function itemOf(
  row: WishRow,
  variants: readonly VariantRow[],
  { shop, now }: { shop: ReturnType<SettingsDeps['settings']['of']>; now: Date },
): WishlistItem {
  const cheapest = variants.toSorted((one, other) => paid(one) - paid(other))[0];
  const sellable = variants.some((variant) => maxQuantityOf(variant) > 0);
  const fall = cheapest && row.priceThen !== null ? row.priceThen - paid(cheapest) : 0;
  const color = { id: row.productColorId, code: row.pictureColor };
  return {
    color: row.pictureColor,
    card: productCardOf({ ...row, ...(cheapest ?? unpriced), id: row.id, sellable }, shop),
    offered: row.active && variants.length > 0,
    variants: variants.map((variant) => variantOf(variant, [color], shop, now)),
    variantId: variants.some(({ id }) => id === row.variantId) ? String(row.variantId) : null,
    cheaperBy: fall > 0 ? toMajor(shop.code, fall) : null,
  };
}

const paid = ({ price, pricePromo }: Pick<VariantRow, 'price' | 'pricePromo'>) => pricePromo ?? price;
const unpriced = { price: 0, pricePromo: null, priceOld: null, discountPercent: null };
