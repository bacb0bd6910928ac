import { PREVIEW_COOKIE } from '@odeta/contracts';
import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { dropOutdated } from '../../src/change-previews/build-preview.ts';
import type { TestShop } from '../shop/shop.ts';
import { startSession, type TestClient } from '../shop/test-client.ts';
import type { Employee } from './employee.ts';

/** The price of a dress. */
export const draftPrice = (amount: number): ProposedChange => ({
  ...{ kind: 'price', country: 'sk', key: 'DRESS-wine-s', value: { price: amount, promo: null } },
});

/** A text above all pages. */
export const draftStrip = (content: string): ProposedChange => ({
  ...{ kind: 'banners', country: 'sk', key: 'strip' },
  value: {
    banners: [
      {
        ...{ url: null, content, code: null, collapsible: null, backgroundColor: null, font: null },
        ...{ activeFrom: null, activeUntil: null },
      },
    ],
  },
});

/** Stores a change set. @returns its number */
export async function draft(
  employee: Employee,
  changes: ProposedChange[],
  more: object = { isDraft: true },
): Promise<number> {
  const { body } = await employee.post('/changes', { reason: 'Spring', changes, ...more });
  return body.changeSet?.id ?? 0;
}

/** @returns the token of a link */
export async function preview(employee: Employee, id: number): Promise<string> {
  const { body } = await employee.post<{ path: string }>(`/changes/${id}/preview`, { hours: 1 });
  return body.path.slice('/preview/'.length);
}

/** A browser that has opened the link. */
export async function browserWith({ app }: Pick<TestShop, 'app'>, token: string): Promise<TestClient> {
  const client = await startSession(app, 'sk');
  client.cookies.set(PREVIEW_COOKIE, token);
  return client;
}

/** Before a shop with previews is closed. */
export async function removePreviews({ db }: Pick<TestShop, 'db'>, now: Date): Promise<void> {
  await sql`update change_part set state = 'cancelled'`.execute(db);
  while ((await dropOutdated({ db, now: () => now })) > 0);
}
