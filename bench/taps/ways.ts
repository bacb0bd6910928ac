export interface Way {
  name: string;
  shipping: 'pick_up_point' | 'courier';
  /** By default the usual one of the country. */
  payment?: string;
  /** How the shop knows the buyer. By default it does not. */
  known?: 'logged-in' | 'by-password' | 'by-code' | 'by-passkey' | 'on-device' | 'saved-card';
}

/** Every way that the bench walks; one with a payment only where another one is usual. */
export const ways: readonly Way[] = [
  { name: 'guest, point', shipping: 'pick_up_point' },
  { name: 'guest, point, card', shipping: 'pick_up_point', payment: 'card' },
  { name: 'guest, courier', shipping: 'courier' },
  { name: 'guest, courier, cash', shipping: 'courier', payment: 'cod' },
  { name: 'on this device, point', shipping: 'pick_up_point', known: 'on-device' },
  { name: 'code by e-mail, point', shipping: 'pick_up_point', known: 'by-code' },
  { name: 'passkey, point', shipping: 'pick_up_point', known: 'by-passkey' },
  { name: 'password, point', shipping: 'pick_up_point', known: 'by-password' },
  { name: 'logged in, point', shipping: 'pick_up_point', known: 'logged-in' },
  { name: 'logged in, courier', shipping: 'courier', known: 'logged-in' },
  // The last order was delivered to a point and paid by a card that the bank keeps.
  { name: 'logged in, again, card saved', shipping: 'pick_up_point', payment: 'card', known: 'saved-card' },
];
