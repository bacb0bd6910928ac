import * as v from 'valibot';

/** R8. Addresses that the server has not accepted yet, stored in the browser until it has. */
const KEY = 'newsletter-queue';
const MOST = 5;
const QueueSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Checked on every page, so it must be cheap. */
export function hasQueue(page: Window): boolean {
  try {
    return page.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function readQueue(page: Window): string[] {
  try {
    const parsed = v.safeParse(QueueSchema, page.localStorage.getItem(KEY));
    return parsed.success ? parsed.output : [];
  } catch {
    // The browser forbids the storage.
    return [];
  }
}

/** Returns whether it was stored. */
export function writeQueue(page: Window, emails: readonly string[]): boolean {
  try {
    if (emails.length === 0) page.localStorage.removeItem(KEY);
    else page.localStorage.setItem(KEY, JSON.stringify(emails.slice(-MOST)));
    return true;
  } catch {
    return false;
  }
}
