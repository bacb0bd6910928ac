import type { PurchasePayload } from '@odeta/contracts/app-bridge';
import { safeLocalStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

const KEY = 'app-bridge.orders';
/** Orders that are stored, the latest first. */
const MOST = 30;

const ReportSchema = v.picklist(['not-yet', 'waiting', 'received']);
const EntrySchema = v.object({
  itemAmount: v.number(),
  itemName: v.string(),
  itemId: v.string(),
  currency: v.string(),
  purchase: ReportSchema,
  purchaseCompleted: ReportSchema,
});
type Entry = v.InferOutput<typeof EntrySchema>;
const BookSchema = v.pipe(v.string(), v.parseJson(), v.array(EntrySchema));

export type PurchaseType = 'purchase' | 'purchaseCompleted';

/** The orders that were reported to the app. Stored in the browser, so that a reload neither repeats nor loses a report. */
export function createPurchaseBook(page: Pick<Window, 'localStorage'>) {
  const known = { entries: read(page) };

  function write(entries: Entry[]) {
    known.entries = entries.slice(0, MOST);
    safeLocalStorage(page).setItem(KEY, JSON.stringify(known.entries));
  }

  const find = (itemId: string) => known.entries.find((entry) => entry.itemId === itemId);
  const change = (itemId: string, changed: Partial<Entry>) =>
    write(known.entries.map((entry) => (entry.itemId === itemId ? { ...entry, ...changed } : entry)));

  return {
    place(order: PurchasePayload) {
      if (!find(order.itemId))
        write([{ ...order, purchase: 'waiting', purchaseCompleted: 'not-yet' }, ...known.entries]);
    },

    /** Only orders that were placed in this app are reported as its purchases. */
    confirm(order: PurchasePayload) {
      if (find(order.itemId)?.purchaseCompleted === 'not-yet')
        change(order.itemId, { ...order, purchaseCompleted: 'waiting' });
    },

    /** The app acknowledged it. */
    markReceived: (type: PurchaseType, itemId: string) => change(itemId, { [type]: 'received' }),

    /** What the app has not received yet, the oldest first. */
    waiting(): [PurchaseType, PurchasePayload][] {
      return [...known.entries]
        .reverse()
        .flatMap(({ purchase, purchaseCompleted, ...order }) => [
          ...(purchase === 'waiting' ? [['purchase', order] as [PurchaseType, PurchasePayload]] : []),
          ...(purchaseCompleted === 'waiting' ? [['purchaseCompleted', order] as [PurchaseType, PurchasePayload]] : []),
        ]);
    },
  };
}

function read(page: Pick<Window, 'localStorage'>): Entry[] {
  const stored = v.safeParse(BookSchema, safeLocalStorage(page).getItem(KEY));
  return stored.success ? stored.output : [];
}
