import type { CountryCode, RefundMethod, ReturnKind, ReturnOutcome } from '@odeta/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type { ReturnState } from '../../order-states/return-machine.ts';

/** A way in which a parcel comes back, as it was offered. `cost` in minor units. */
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
    /** Of the request: repeated, it is the same row. */
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
    /** `null` when no parcel is sent. */
    way: JSONColumnType<ReturnWayRow> | null;
    code: string | null;
    /** YYYY-MM-DD */
    sendBy: string | null;
    /** Minor units, as the next two. */
    fee: number;
    wayCost: number;
    /** What the goods were worth when it was opened, and then what was given for them. */
    goods: number;
    outcome: ReturnOutcome | null;
    /** What a person of the shop said to it; may be empty. */
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
