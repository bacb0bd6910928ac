import { safeLocalStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

/** R8. Addresses that the server has not accepted yet, stored in the browser until it has. */
const KEY = 'newsletter-queue';
const MOST = 5;
const QueueSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Checked on every page, so it must be cheap. */
export function hasQueue(page: Window): boolean {
  return safeLocalStorage(page).getItem(KEY) !== null;
}

export function readQueue(page: Window): string[] {
  const parsed = v.safeParse(QueueSchema, safeLocalStorage(page).getItem(KEY));
  return parsed.success ? parsed.output : [];
}

/** Returns whether it survives the page. */
export function writeQueue(page: Window, emails: readonly string[]): boolean {
  const storage = safeLocalStorage(page);
  if (emails.length > 0) return storage.setItem(KEY, JSON.stringify(emails.slice(-MOST)));
  storage.removeItem(KEY);
  return true;
}
