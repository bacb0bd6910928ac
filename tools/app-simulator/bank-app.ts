import { type ReturnLink, returnLinkOf } from '@odeta/testing/simulated-app';

/** A card of the test bank that pays. */
const CARD = '4444333322221111';

interface BankParts {
  /** What the webview shows; `null` when it is another site. */
  shown(): Window | null;
  platform(): string;
  /** The system hands the link to the shop's app. */
  open(link: ReturnLink): void;
}

/** The app of a bank, which takes over from the bank's page: it pays, and leads back to the shop's app by a link of the system. */
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
    /** Its button is there for a payment that the webview shows. */
    look() {
      const isOff = paymentOf() === null;
      if (button.disabled !== isOff) button.disabled = isOff;
    },
  };
}
