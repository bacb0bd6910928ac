import { countryCodes } from '@odeta/contracts';

/** A partner's page: opens the checkout and shows its result. */
export const demoPartnerScript = `const result = document.querySelector('output');
const shop = { origin: '', id: '' };

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  // Before the first await, because afterwards browsers block new windows.
  const checkout = window.open('', 'odeta-checkout', 'width=1100,height=900');
  const country = new FormData(event.target).get('country');
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/dev/partner/prepare', { method: 'POST', headers, body: JSON.stringify({ country }) });
  if (!answer.ok) {
    checkout?.close();
    result.textContent = 'The shop has prepared nothing.';
    return;
  }
  const { body } = await answer.json();
  Object.assign(shop, { origin: new URL(body.url).origin, id: body.id });
  result.textContent = 'The checkout is open.';
  if (checkout) checkout.location.href = body.url;
  else location.href = body.url;
});

addEventListener('message', ({ origin, data }) => {
  if (origin !== shop.origin || data?.source !== 'odeta-checkout' || data.payload?.id !== shop.id) return;
  const { state, orderNumber } = data.payload;
  result.textContent = orderNumber ? state + ': ' + orderNumber : state;
});

const back = new URLSearchParams(location.search);
if (back.has('state')) result.textContent = back.get('state');
`;

export const demoPartnerPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Partner</title>
<link rel="stylesheet" href="/api/dev/partner/page.css"></head>
<body><main><h1>A partner of the demonstration</h1>
<p>It opens the checkout of the shop for a cart that its server has prepared (docs/embedded-checkout.md).</p>
<form><label>Country <select name="country">
${countryCodes.map((code) => `<option>${code}</option>`).join('\n')}
</select></label> <button>Buy at Odeta</button></form>
<p>Result: <output>none yet</output></p></main>
<script src="/api/dev/partner/page.js" defer></script></body></html>
`;
