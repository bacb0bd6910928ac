import * as v from 'valibot';

/** R8. Addresses that the server has not taken yet, kept in the browser until it has. */
const KEY = 'newsletter-queue';
const MOST = 5;
const QueueSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Cheap: every page asks. */
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

/** Says whether it is kept. */
export function writeQueue(page: Window, emails: readonly string[]): boolean {
  try {
    if (emails.length === 0) page.localStorage.removeItem(KEY);
    else page.localStorage.setItem(KEY, JSON.stringify(emails.slice(-MOST)));
    return true;
  } catch {
    return false;
  }
}
