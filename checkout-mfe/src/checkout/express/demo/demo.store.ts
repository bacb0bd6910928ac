import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import type { SheetAddress, SheetDetails, SheetRequest, SheetRequestClass, SheetResponse } from '../sheet.ts';

/** What the customer types in the demo sheet. */
export interface DemoPayer {
  name: string;
  email: string;
  phone: string;
  address: SheetAddress;
  /** Number of a test card. */
  card: string;
}

interface DemoState {
  /** The content of the open sheet; `null` while none is open. */
  details: SheetDetails | null;
  isBusy: boolean;
  /** Callbacks of the open request, for the sheet. */
  open: DemoSheet | null;
}

interface DemoSheet {
  moveTo(address: SheetAddress): Promise<void>;
  choose(option: string): Promise<void>;
  pay(payer: DemoPayer): void;
  close(): void;
}

/**
 * Replaces the browser's `PaymentRequest` in a shop with the test bank: the same calls and events, but the sheet is a dialog of the page.
 * Its token names the chosen test card.
 */
export function createDemoStore(_: Storefront) {
  const state = proxy<DemoState>({ details: null, isBusy: false, open: null });

  class DemoRequest extends EventTarget implements SheetRequest {
    shippingAddress: SheetAddress | null = null;
    shippingOption: string | null = null;

    constructor(...[, details]: ConstructorParameters<SheetRequestClass>) {
      super();
      this.shippingOption = details.shippingOptions.find(({ selected }) => selected)?.id ?? null;
    }

    async show(first?: Promise<SheetDetails>): Promise<SheetResponse> {
      state.isBusy = true;
      this.showDetails(await first);
      return new Promise((resolve, reject) => {
        const end = () => Object.assign(state, { details: null, open: null });
        state.open = ref({
          moveTo: (shippingAddress: SheetAddress) => this.change('shippingaddresschange', { shippingAddress }),
          choose: (shippingOption: string) => this.change('shippingoptionchange', { shippingOption }),
          pay: (payer: DemoPayer) => resolve({ ...this.answer(payer), complete: async () => void end() }),
          close: () => {
            end();
            reject(new DOMException('The sheet was closed', 'AbortError'));
          },
        });
      });
    }

    private showDetails(details: SheetDetails | undefined) {
      Object.assign(state, { ...(details && { details }), isBusy: false });
      this.shippingOption = details?.shippingOptions.find(({ selected }) => selected)?.id ?? this.shippingOption;
    }

    private async change(name: string, changed: Partial<Pick<DemoRequest, 'shippingAddress' | 'shippingOption'>>) {
      Object.assign(this, changed);
      state.isBusy = true;
      const answer: { details?: Promise<SheetDetails> } = {};
      const updateWith = (details: Promise<SheetDetails>) => void Object.assign(answer, { details });
      this.dispatchEvent(Object.assign(new Event(name), { updateWith }));
      this.showDetails(await answer.details);
    }

    private answer({ name, email, phone, address, card }: DemoPayer) {
      const token = `demonstration:${card}`;
      return {
        details: { paymentMethodData: { tokenizationData: { token } } },
        payerName: name,
        payerEmail: email,
        payerPhone: phone,
        shippingAddress: address,
        shippingOption: this.shippingOption,
      };
    }
  }

  return { state, Request: DemoRequest as SheetRequestClass };
}
createDemoStore.storeKey = 'checkout.express-demo';
