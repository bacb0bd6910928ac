import type { CountryCode } from '@odeta/contracts';
import type { ContactMessageRow } from '../help/contact.repository.ts';
import type { WithdrawalOfEmail } from '../help/withdrawal.repository.ts';
import type { NoticeRow } from '../stock-notices/stock-notice.repository.ts';

interface Sender {
  country: CountryCode;
  name: string;
  email: string;
  orderNumber: string;
  /** One per line. */
  goods: string;
  placedAt: Date;
}

const declared = ({ country, name, email, orderNumber, placedAt }: Sender, number: string) => ({
  ...{ id: '', key: '', requestDigest: Buffer.alloc(0), origin: '' },
  ...{ country, number, name, email, orderNumber, receivedAt: placedAt },
});

export const sampleWithdrawal = (sender: Sender): WithdrawalOfEmail => ({
  ...declared(sender, 'O 2611 0017'),
  goods: sender.goods,
  orderId: '',
  readAt: null,
  ...{ bankAccount: '', holder: '', parcels: null, paymentName: null },
  placedAt: sender.placedAt,
  deliveredAt: sender.placedAt,
});

export const sampleMessage = (sender: Sender): ContactMessageRow => ({
  ...declared(sender, 'P 2611 0442'),
  topic: 'order',
  customerNumber: '',
  emailKey: sender.email,
  message: sender.goods,
  answerBy: '2026-11-23',
  settledAt: null,
});

/** A notice for goods that are back in stock; without a colour, whose name is in another file of the seed. */
export const sampleNotice = (country: CountryCode, name: string): NoticeRow => ({
  ...{ country, name, state: 'waiting', origin: '', url: '#', color: '38' },
  picture: { path: '', alt: '' },
  size: 'size/one',
});
