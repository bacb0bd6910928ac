import { type OwnOrder, sizeName } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import { emailTextFor } from '../http/texts.ts';
import type { HelpDeps } from './help-request.ts';
import { findOwnOrder, readOrderLines } from './withdrawal.repository.ts';

export async function ownOrderOf({ db }: Pick<HelpDeps, 'db'>, { idHash, country }: Session): Promise<OwnOrder | null> {
  const order = idHash ? await findOwnOrder(db, { idHash, country }) : undefined;
  if (!order) return null;
  const { number, email, billTo } = order;
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
  };
}
