import type { ReturnKind, ReturnOutcome } from '@odeta/contracts';
import type { EmailKind } from '../db/column-types.ts';
import type { EmailView } from '../mail/email-view.ts';
import type { Ordered } from '../order-emails/order-sections.ts';
import type { About } from '../order-emails/order-views.ts';
import {
  type AboutReturn,
  returnAnsweredView,
  returnReceivedView,
  returnRegisteredView,
} from '../order-emails/return-views.ts';
import type { ReturnDetailRow } from '../returns/return-views.repository.ts';

/** The e-mails about returns of the first line of an order. */
export function returnViews(about: Ordered & About): { kind: EmailKind; name: string; view: EmailView }[] {
  const dataOf = (kind: ReturnKind, parts: Partial<ReturnDetailRow> = {}): AboutReturn => ({
    about,
    row: { ...sampleReturn(about, kind), ...parts },
    pieces: about.items.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1 })),
  });
  const kinds: ReturnKind[] = ['declaration', 'complaint', 'non-delivery'];
  const outcomes: ReturnOutcome[] = ['refund', 'reduction', 'repaired', 'replaced', 'refused'];
  return [
    ...kinds.map((kind) => ({
      kind: 'return-registered' as const,
      name: kind,
      view: returnRegisteredView(dataOf(kind, kind === 'non-delivery' ? { way: null, code: null, sendBy: null } : {})),
    })),
    { kind: 'return-received', name: 'declaration', view: returnReceivedView(dataOf('declaration')) },
    {
      kind: 'return-received',
      name: 'voucher',
      view: returnReceivedView(dataOf('declaration', { refundMethod: 'voucher', fee: 0, voucherCode: 'V-8K2M41C0AF' })),
    },
    { kind: 'return-received', name: 'complaint', view: returnReceivedView(dataOf('complaint')) },
    ...outcomes.map((outcome) => ({
      kind: 'return-answered' as const,
      name: outcome,
      view: returnAnsweredView(
        dataOf('complaint', { outcome, ...(outcome === 'repaired' && { liableUntil: '2029-11-21' }) }),
      ),
    })),
  ];
}

function sampleReturn({ order, items, shop }: Ordered & About, kind: ReturnKind): ReturnDetailRow {
  const { returns } = shop.siteContents;
  const [first] = items;
  return {
    ...{ id: '', number: 'V 2611 0093', country: order.country, kind, state: 'opened', orderId: order.id },
    ...{ orderNumber: order.number, createdAt: order.placedAt, sendBy: '2026-12-06', outcome: null },
    ...{ remedy: 'repair', liableUntil: null },
    ...{
      goods: first?.pricePromo ?? first?.price ?? 0,
      fee: returns?.fee ?? 0,
      wayCost: 0,
      onVoucher: 0,
      piecesCount: 1,
      pictures: [],
    },
    ...{ email: order.email, note: '', refundMethod: 'bank-account', bankAccount: '', paymentName: order.paymentName },
    ...{ voucherCode: null, way: returns?.ways[0] ?? null, code: '4471 0926 1183', shipTo: order.shipTo },
    ...{ sentAt: null, receivedAt: null, answeredAt: null, completedAt: null, attachmentsCount: 0, answer: '' },
    refundFailed: false,
  };
}
