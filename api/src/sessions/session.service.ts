import type { BaseInit, CountryCode, HurraTagManager, QueryOf, readDynamicData } from '@odeta/contracts';
import type { DemoChat } from '../contents/demo-chat.ts';
import { liveChatStatusOf } from '../contents/live-chat.ts';
import { systemNoticeOf } from '../contents/system-notice.ts';
import { deviceTypeOf } from '../http/device-type.ts';
import { linkText } from '../http/link-text.ts';
import { customerHashOf } from '../identity/customer-hash.ts';
import { sessionUidOf } from '../identity/session-uid.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { type TagSession, tagFields } from '../tags/tags.ts';
import { findSessionSummary, findUnreported } from './session.repository.ts';

export interface SessionDeps extends SettingsDeps {
  demoChat: DemoChat | null;
}

/** F1, except the token, which belongs to the request. */
export async function baseInitFor(
  { db, settings, secret, now, demoChat }: SessionDeps,
  idHash: Buffer | null,
  country: CountryCode,
  userAgent = '',
): Promise<Omit<BaseInit, 'csrf'>> {
  const shop = settings.of(country);
  const known = idHash ? await findSessionSummary(db, idHash, { country, today: shop.today(now()) }) : undefined;
  const customerHash = known?.customerId ? customerHashOf(secret, known.customerId) : null;
  return {
    customer: {
      customerHash,
      firstName: known?.firstName || null,
      hasAccount: known?.hasAccount ?? false,
    },
    wishlistCount: known?.wishlist.length ?? 0,
    wishlist: known?.wishlist ?? [],
    cartItemsCount: known?.cartItemsCount ?? 0,
    userCodes: { count: known?.userCodesCount ?? 0 },
    systemNotice: systemNoticeOf(shop, now()),
    topMenu: shop.topMenu,
    liveChatStatus: liveChatStatusOf(shop, now(), demoChat),
    checkoutNotifications: shop.notificationsOf(now()),
    workMode: shop.siteContents.workMode ?? 1,
    uid: idHash && sessionUidOf(secret, idHash),
    clientType: clientTypeOf(userAgent),
  };
}

/** Names of the variants of notices and top links. */
function clientTypeOf(userAgent: string) {
  if (/\bOdetaApp\//.test(userAgent)) return 'application';
  return deviceTypeOf(userAgent);
}

/** Data for the tags of any page: customer, device and the link's parameters. */
export async function dynamicDataOf(
  deps: SettingsDeps,
  session: TagSession,
  { hrc, ...utm }: QueryOf<typeof readDynamicData>,
): Promise<HurraTagManager> {
  return {
    ...(await tagFields(deps, session)),
    promoCode: hrc === undefined ? null : linkText(hrc),
    ...Object.fromEntries(Object.entries(utm).map(([name, value]) => [name, linkText(value)])),
  };
}

/** For a visitor who was away when the order was paid: the next page reports the purchase. */
export async function purchaseToReport({ db }: SettingsDeps, { idHash, country }: TagSession) {
  const found = idHash && (await findUnreported(db, { idHash, country }));
  return found ? { orderId: found.number, placedAt: found.placedAt.toISOString() } : null;
}
