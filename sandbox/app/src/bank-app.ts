import { type ReturnLink, returnLinkOf } from '@odeta/testing/simulated-app';

/** A test bank card whose payments succeed. */
const CARD = '4444333322221111';

interface BankParts {
  /** The page in the webview; `null` for another site. */
  shown(): Window | null;
  platform(): string;
  /** The system opens the link in the shop's app. */
  open(link: ReturnLink): void;
}

/** A bank's app, which replaces the bank's page: it pays, and returns to the shop's app by a deep link. */
export function createBankApp(page: Document, { shown, platform, open }: BankParts) {
  const button = page.getElementById('bank') as HTMLButtonElement;
  const view = page.getElementById('link') as HTMLElement;
  const paymentOf = () => {
    const path = shown()?.location.pathname ?? '';
    return path.startsWith('/sandbox-pay/pay/') ? path : null;
  };

  async function pay(payment: string) {
    await fetch(payment, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', number: CARD }),
      redirect: 'manual',
    });
    const paid = new DOMParser().parseFromString(await (await fetch(payment)).text(), 'text/html');
    const back = paid.querySelector('a.button')?.getAttribute('href') ?? '';
    const link = returnLinkOf(platform(), new URL(back, location.href).href);
    view.textContent = JSON.stringify(link, null, 2);
    open(link);
  }

  button.addEventListener('click', () => {
    const payment = paymentOf();
    if (payment) void pay(payment);
  });
  return {
    /** Enables the button while the webview shows a payment. */
    look() {
      const isOff = paymentOf() === null;
      if (button.disabled !== isOff) button.disabled = isOff;
    },
  };
}
