import type { WalletOffer } from '@odeta/contracts';

/** `value` is a decimal number as a string, as the browser requires. */
export interface SheetAmount {
  currency: string;
  value: string;
}

export interface SheetLine {
  label: string;
  amount: SheetAmount;
}

export interface SheetOption extends SheetLine {
  id: string;
  selected: boolean;
}

/** `error`: why the shop cannot deliver to the address. */
export interface SheetDetails {
  total: SheetLine;
  displayItems: SheetLine[];
  shippingOptions: SheetOption[];
  error?: string;
}

/** In the format of the browser's wallets. */
export interface SheetAddress {
  country?: string;
  addressLine?: readonly string[];
  city?: string;
  postalCode?: string;
  recipient?: string;
  phone?: string;
}

export interface SheetResponse {
  details: unknown;
  payerName: string | null;
  payerEmail: string | null;
  payerPhone: string | null;
  shippingAddress: SheetAddress | null;
  shippingOption: string | null;
  complete(result: 'success' | 'fail' | 'unknown'): Promise<void>;
}

export interface SheetChange extends Event {
  updateWith(details: Promise<SheetDetails>): void;
}

/** The used part of the browser's `PaymentRequest`, including shipping, which TypeScript's own types lack. */
export interface SheetRequest extends EventTarget {
  readonly shippingAddress: SheetAddress | null;
  readonly shippingOption: string | null;
  show(details?: Promise<SheetDetails>): Promise<SheetResponse>;
}

export interface SheetOptions {
  requestPayerName: boolean;
  requestPayerEmail: boolean;
  requestPayerPhone: boolean;
  requestShipping: boolean;
}

export type SheetRequestClass = new (
  methods: Pick<WalletOffer, 'supportedMethods' | 'data'>[],
  details: SheetDetails,
  options: SheetOptions,
) => SheetRequest;

/** What the customer confirmed in the sheet. */
export interface SheetAnswer {
  token: string;
  address: SheetAddress;
  name: string;
  email: string;
  phone: string;
  shipping: string | null;
}

export interface SheetListener {
  /** Resolves to the costs for that address. */
  onAddress(address: SheetAddress): Promise<SheetDetails>;
  onOption(id: string): Promise<SheetDetails>;
}

const everything: SheetOptions = {
  requestPayerName: true,
  requestPayerEmail: true,
  requestPayerPhone: true,
  requestShipping: true,
};

const methodsOf = ({ supportedMethods, data }: WalletOffer) => [{ supportedMethods, data }];

/** The customer closed the sheet, or it was not opened because the click was too long ago. */
const CLOSED = ['AbortError', 'SecurityError'];

/**
 * Opens the sheet. Must be called in the click handler itself; `first` may resolve later. Resolves to `null` when the customer closes the
 * sheet without paying.
 */
export async function openSheet(
  Request: SheetRequestClass,
  { offer, known, first }: { offer: WalletOffer; known: SheetDetails; first: Promise<SheetDetails> },
  listener: SheetListener,
): Promise<SheetAnswer | null> {
  const request = new Request(methodsOf(offer), known, everything);
  request.addEventListener('shippingaddresschange', (event) =>
    (event as SheetChange).updateWith(listener.onAddress(request.shippingAddress ?? {})),
  );
  request.addEventListener('shippingoptionchange', (event) =>
    (event as SheetChange).updateWith(listener.onOption(request.shippingOption ?? '')),
  );
  try {
    const response = await request.show(first);
    // The page shows the result of the payment, as for cards.
    await response.complete('unknown');
    return answerOf(response);
  } catch (error) {
    if (CLOSED.includes((error as Error).name)) return null;
    throw error;
  }
}

function answerOf(response: SheetResponse): SheetAnswer {
  const { payerName, payerEmail, payerPhone, shippingAddress, shippingOption, details } = response;
  const address = shippingAddress ?? {};
  return {
    token: tokenOf(details),
    address,
    name: address.recipient || payerName || '',
    email: payerEmail ?? '',
    phone: payerPhone || address.phone || '',
    shipping: shippingOption,
  };
}

/** Google Pay and the demo sheet have `paymentMethodData`, Apple Pay has `token`. */
function tokenOf(details: unknown): string {
  const { paymentMethodData, token } = details as {
    paymentMethodData?: { tokenizationData?: { token?: string } };
    token?: { paymentData?: unknown };
  };
  return paymentMethodData?.tokenizationData?.token ?? (token ? JSON.stringify(token.paymentData ?? token) : '');
}
