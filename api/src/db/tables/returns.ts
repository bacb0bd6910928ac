import type { CountryCode, RefundMethod, ReturnKind, ReturnOutcome } from '@odeta/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type { ReturnState } from '../../order-states/return-machine.ts';

/** A way to send goods back, as it was offered. `cost` in minor units. */
export interface ReturnWayRow {
  key: string;
  name: string;
  text: string;
  cost: number;
}

export interface ReturnTables {
  returnCase: {
    id: Generated<string>;
    number: string;
    /** The request's idempotency key: a repeated request finds the same row. */
    key: string;
    requestDigest: Buffer;
    country: CountryCode;
    orderId: string;
    kind: ReturnKind;
    state: ReturnState;
    refundMethod: RefundMethod;
    bankAccount: string;
    holder: string;
    note: string;
    /** `null` when nothing is sent back. */
    way: JSONColumnType<ReturnWayRow> | null;
    code: string | null;
    /** YYYY-MM-DD */
    sendBy: string | null;
    /** In minor units, like the next two. */
    fee: number;
    wayCost: number;
    /** Value of the goods when the return was opened; after its end the amount that was given for them. */
    goods: number;
    outcome: ReturnOutcome | null;
    /** An employee's answer; may be empty. */
    answer: Generated<string>;
    refundId: string | null;
    voucherId: number | null;
    createdAt: Date;
    sentAt: Date | null;
    receivedAt: Date | null;
    answeredAt: Date | null;
    completedAt: Date | null;
  };
  returnItem: { returnId: string; orderItemId: number; quantity: number; reason: string };
  returnAttachment: { returnId: string; position: number; name: string; content: Buffer };
}
