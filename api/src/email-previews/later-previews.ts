import type { EmailKind } from '../db/column-types.ts';
import type { EmailView } from '../mail/email-view.ts';
import { amendedView } from '../order-emails/amended-view.ts';
import type { Collecting } from '../order-emails/later-email.repository.ts';
import { cancelledView, delayedView, sentView, soldOutView, withFiles } from '../order-emails/later-views.ts';
import type { Ordered } from '../order-emails/order-sections.ts';
import type { About } from '../order-emails/order-views.ts';
import { givenBackView, refundedView, refundFailedView, voucherGivenView } from '../order-emails/refund-views.ts';
import { EXPECTED_ON } from './sample-order.ts';

const SENT_AT = new Date('2026-11-23T07:10:00Z');

const parcelOf = (carrier: string, collecting: Collecting | null) => ({
  ...{
    carrier,
    tracking: '15004471209800',
    trackingUrl: null,
    sentAt: SENT_AT,
    expectedOn: EXPECTED_ON,
    collecting,
    isFirst: true,
    rest: [],
  },
});

export function laterViews(sample: Ordered & About): { kind: EmailKind; name: string; view: EmailView }[] {
  const { order, items } = sample;
  const pieces = items.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const [first] = pieces;
  const parcel = parcelOf(order.shippingName, null);
  const some = first ? [first] : [];
  const given = { back: order.total, onVouchers: 0, clubKept: 0, clubEnds: false };
  const onDelivery = { ...sample, order: { ...order, paymentState: 'on-delivery' as const } };
  const half = Math.round(order.total / 2);
  return [
    {
      kind: 'parcel-sent',
      name: 'all',
      view: withFiles(sample, sentView(sample, { ...parcel, pieces, isAll: true }, order.placedAt), 1),
    },
    {
      kind: 'parcel-sent',
      name: 'part',
      view: sentView(sample, { ...parcel, pieces: some, rest: pieces.slice(1), isAll: false }, null),
    },
    {
      kind: 'parcel-sent',
      name: 'collects-all',
      view: sentView(onDelivery, { ...parcel, pieces: some, rest: pieces.slice(1), isAll: false }, null),
    },
    {
      kind: 'parcel-sent',
      name: 'collects-nothing',
      view: sentView(onDelivery, { ...parcel, pieces: pieces.slice(1), isFirst: false, isAll: false }, null),
    },
    { kind: 'order-delayed', name: 'delayed', view: delayedView(sample, { expectedOn: EXPECTED_ON, mayCancel: true }) },
    { kind: 'order-sold-out', name: 'part', view: soldOutView(sample, { ...given, pieces: some, back: half }) },
    {
      kind: 'order-sold-out',
      name: 'all',
      view: soldOutView({ ...sample, order: { ...order, state: 'sold-out' } }, { ...given, pieces }),
    },
    {
      kind: 'order-amended',
      name: 'everything',
      view: amendedView(
        sample,
        { address: true, point: false, invoice: true, pieces: some, sizes: sizesOf(items) },
        { ...given, back: half },
      ),
    },
    { kind: 'order-cancelled', name: 'buyer', view: cancelledView(sample, { ...given, reason: 'buyer' }) },
    {
      kind: 'order-cancelled',
      name: 'uncollected',
      view: cancelledView(sample, { ...given, reason: 'refused', back: 0 }),
    },
    {
      kind: 'refund-made',
      name: 'voucher-and-club',
      view: givenBackView(sample, { back: half, onVouchers: half, clubKept: half, clubEnds: true }),
    },
    { kind: 'refund-made', name: 'payment', view: refundedView(sample, { amount: half, paymentId: '', pieces: some }) },
    { kind: 'refund-made', name: 'transfer', view: refundedView(sample, { amount: half, paymentId: null, pieces }) },
    {
      kind: 'voucher-given',
      name: 'goodwill',
      view: voucherGivenView(sample, { code: 'V-8K2M41C0AF', value: half, until: '2027-11-29', isOwned: true }),
    },
    { kind: 'refund-failed', name: 'failed', view: refundFailedView(sample, { amount: half }) },
  ];
}

const sizesOf = (items: Ordered['items']) =>
  items.slice(1, 2).map(({ name, colorName, quantity }) => {
    return { name, color: colorName, from: 'size/m', to: 'size/l', quantity };
  });

/** A parcel that is on its way to the order's pick-up point. */
export function collectedView(sample: Ordered & About, collecting: Collecting): EmailView {
  const { order, items } = sample;
  const pieces = items.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const paidAt = order.paymentState === 'paid' ? order.placedAt : null;
  return sentView(sample, { ...parcelOf(order.shippingName, collecting), pieces, isAll: true }, paidAt);
}
