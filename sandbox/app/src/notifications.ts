import type { PushContent } from '@odeta/contracts';

const EVERY = 2_000;

/** Shows the demo push gateway's notifications for the token above the phone; pressing one opens it in the app, as `deepLink`. */
export function followNotifications(page: Document, tokenNow: () => string | null, open: (url: string) => void) {
  const list = page.getElementById('notifications') as HTMLElement;
  const seen = new Set<string>();

  function show({ title, body, url, tag }: PushContent) {
    if (seen.has(tag)) return;
    seen.add(tag);
    const button = page.createElement('button');
    button.type = 'button';
    button.className = 'notification';
    const name = page.createElement('b');
    name.textContent = title;
    button.append(name, ` ${body}`);
    button.addEventListener('click', () => {
      button.remove();
      open(url);
    });
    list.append(button);
  }

  async function read() {
    const token = tokenNow();
    if (token === null) return;
    const answer = await fetch(`/api/dev/app-push/${encodeURIComponent(token)}`);
    if (answer.ok) for (const notification of (await answer.json()).notifications) show(notification);
  }

  // While the shop restarts, the request fails and the next one succeeds.
  setInterval(() => void read().catch(() => undefined), EVERY);
}
