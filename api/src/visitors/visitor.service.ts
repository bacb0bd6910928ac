import type { BaseInit, CountryCode } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { customerHashOf } from '../shop/customer-hash.ts';
import { type CountrySettings, isActive, type Notice } from '../shop/settings.ts';
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
    // D12: the hours come with the chat itself; until then nobody is there to answer.
    liveChatStatus: 'unavailable',
    checkoutNotifications: shop.checkoutNotifications,
    workMode: 1,
    uid: customerHash,
    clientType: null,
  };
}

/** D7. The first notice of each client kind that is shown now. */
function systemNoticeOf({ notices }: CountrySettings, now: Date): BaseInit['systemNotice'] {
  const shown = notices.filter((notice) => isActive(notice, now));
  if (shown.length === 0) return null;
  const variant = (client: Notice['client']) => {
    const notice = shown.find((one) => one.client === client);
    return notice ? { html: notice.html, closable: notice.closable, expired: notice.expiredDays } : null;
  };
  return { application: variant('application'), desktop: variant('desktop'), mobile: variant('mobile') };
}
