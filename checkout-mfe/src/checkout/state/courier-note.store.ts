import { COURIER_NOTE_LENGTH } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createCheckoutStore } from './checkout.store.ts';
import { orderStorage } from './order-storage.ts';

/** What the customer tells the courier. It survives a reload, and is sent only with a delivery to an address. */
export function createCourierNoteStore({ storeOf }: Storefront) {
  const stored = orderStorage().courierNote;
  const checkout = storeOf(createCheckoutStore);
  const state = proxy({
    note: '',
    /** How often the stored note was read. */
    reads: 0,
  });

  const isToAddress = () => {
    const { shipping, shippingPayment } = checkout.state;
    return shippingPayment.some(({ key, group }) => key === shipping && group === 'address');
  };

  return {
    state,

    restore: () => void Object.assign(state, { note: stored.read() ?? '', reads: state.reads + 1 }),

    write(note: string) {
      state.note = note;
      stored.keep(note);
    },

    /** Whether the note would be sent and does not fit on a label. */
    isTooLong: () => isToAddress() && isLong(state.note),

    /** For the order; nothing without a note, and for a pick-up. */
    sent: () => (isToAddress() && state.note.trim() !== '' ? { courierNote: state.note.trim() } : {}),
  };
}

export const isLong = (note: string) => note.trim().length > COURIER_NOTE_LENGTH;
