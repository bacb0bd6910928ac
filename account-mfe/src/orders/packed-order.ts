import type { OrderDetail, OrderParcel } from '@odeta/contracts';
import type { ParcelPieces } from './parcel-items.tsx';

type Parcel = Omit<OrderParcel, 'pieces'> & { readonly pieces: ParcelPieces };

/** The fields of an order that its parcels need. */
export interface PackedOrder
  extends Pick<OrderDetail, 'id' | 'paid' | 'placedAt' | 'arrivesOn' | 'laterArrivesOn' | 'status' | 'payUntil'> {
  readonly items: readonly OrderDetail['items'][number][];
  readonly parcels: readonly Parcel[];
}
