import type { WalletOffer } from '@odeta/contracts';

/** An amount as the browser wants it: a decimal number as text. */
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

/** What the sheet shows. `error`: why nothing can be sent to the address. */
export interface SheetDetails {
  total: SheetLine;
  displayItems: SheetLine[];
  shippingOptions: SheetOption[];
  error?: string;
}

/** As the browser's wallets tell it. */
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

/** The part of the browser's `PaymentRequest` that is used here, with the delivery, which TypeScript's own types have not. */
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

/** What the buyer has given by the press in the sheet. */
export interface SheetAnswer {
  token: string;
  address: SheetAddress;
  name: string;
  email: string;
  phone: string;
  shipping: string | null;
}

export interface SheetListener {
  /** Resolves to what it costs to that address. */
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

/** Closed by the buyer, or never opened, as the press was too long ago. */
const CLOSED = ['AbortError', 'SecurityError'];

/**
 * Opens the sheet. It must be called in the press itself; `first` may come later. Resolves to `null` when the buyer closes the
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
    // What becomes of the payment is said by the page, as for cards.
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

/** Google Pay, and the demonstration in its form: `paymentMethodData`; Apple Pay: `token`. */
function tokenOf(details: unknown): string {
  const { paymentMethodData, token } = details as {
    paymentMethodData?: { tokenizationData?: { token?: string } };
    token?: { paymentData?: unknown };
  };
  return paymentMethodData?.tokenizationData?.token ?? (token ? JSON.stringify(token.paymentData ?? token) : '');
}
