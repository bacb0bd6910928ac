import type { BaseInit, CountryCode, QueryOf, readDynamicData } from '@odeta/shared/contracts';
import { liveChatStatusOf } from '../contents/live-chat.ts';
import { systemNoticeOf } from '../contents/system-notice.ts';
import type { Deps } from '../http/deps.ts';
import type { Visitor } from '../http/visitor.ts';
import { customerHashOf } from '../shop/customer-hash.ts';
import { findVisitor } from './visitor.repository.ts';

/** F1, without the token, which belongs to the request. */
export async function readVisitor(
  { db, settings, secret, now }: Deps,
  idHash: Buffer | null,
  country: CountryCode,
): Promise<Omit<BaseInit, 'csrf'>> {
  const known = idHash ? await findVisitor(db, idHash, country) : undefined;
  const shop = settings.of(country);
  const customerHash = known?.customerId ? customerHashOf(secret, known.customerId) : null;
  return {
    customer: {
      customerHash,
      firstName: known?.firstName || null,
      hasAccount: known?.hasAccount ?? false,
    },
    wishlistCount: known?.wishlistCount ?? 0,
    cartItemsCount: known?.cartItemsCount ?? 0,
    userCodes: { count: known?.userCodesCount ?? 0 },
    systemNotice: systemNoticeOf(shop, now()),
    topMenu: shop.topMenu,
    liveChatStatus: liveChatStatusOf(shop, now()),
    checkoutNotifications: shop.checkoutNotifications,
    workMode: 1,
    uid: customerHash,
    clientType: null,
  };
}

/** F7. What the tags of any page are told: who it is, with what, and what the link said. */
export async function dynamicDataOf(
  { db, secret, settings }: Deps,
  { idHash, country }: Pick<Visitor, 'idHash' | 'country'>,
  { hrc, ...utm }: QueryOf<typeof readDynamicData>,
  userAgent = '',
): Promise<Record<string, unknown>> {
  const known = idHash ? await findVisitor(db, idHash, country) : undefined;
  return {
    uniqueUserId: known?.customerId ? customerHashOf(secret, known.customerId) : null,
    deviceType: /\b(Mobile|Android|iPhone|iPad)\b/.test(userAgent) ? 'mobile' : 'desktop',
    promoCode: hrc ?? null,
    currency: settings.of(country).currency,
    ...utm,
  };
}
