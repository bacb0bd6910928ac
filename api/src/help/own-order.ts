import { type OwnOrder, sizeName, type WithdrawalDeadline } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import { emailTextFor } from '../http/texts.ts';
import { toMajor } from '../pricing/money.ts';
import { lastDayAfter, lastReturnDay, lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { HelpDeps } from './help-request.ts';
import { findOwnOrder, readOrderLines } from './withdrawal.repository.ts';

export async function ownOrderOf(
  { db, settings, now }: Pick<HelpDeps, 'db' | 'settings' | 'now'>,
  { idHash, country }: Session,
): Promise<OwnOrder | null> {
  const order = idHash ? await findOwnOrder(db, { idHash, country }) : undefined;
  if (!order) return null;
  const { number, email, billTo, deliveredAt } = order;
  const lines = await readOrderLines(db, order.id);
  return {
    number,
    email,
    name: `${billTo.firstName} ${billTo.lastName}`.trim(),
    lines: lines.map(({ name, colorName, size, quantity }) =>
      [name, colorName, sizeName(size), emailTextFor(country, 'item-pieces', { count: quantity })]
        .filter(Boolean)
        .join(', '),
    ),
    deadline: deliveredAt && deadlineOf(deliveredAt, settings.of(country), now()),
  };
}

const DAY_MS = 86_400_000;

function deadlineOf(deliveredAt: Date, shop: CountrySettings, now: Date): WithdrawalDeadline {
  const today = shop.today(now);
  const withdrawUntil = lastWithdrawalDay(deliveredAt, shop.country);
  const returnUntil = lastReturnDay(deliveredAt, shop);
  const daysLeft = (Date.parse(withdrawUntil) - Date.parse(today)) / DAY_MS;
  return {
    deliveredOn: lastDayAfter(deliveredAt, 0, shop.country),
    withdrawUntil,
    daysLeft: daysLeft < 0 ? null : daysLeft,
    returnUntil: today <= returnUntil ? returnUntil : null,
    returnFee: toMajor(shop.code, shop.siteContents.returns?.fee ?? 0),
  };
}
