import type { LoggedMessage, SimulatedApp } from '@odeta/testing/simulated-app';

export interface ShownMessage extends LoggedMessage {
  /** Milliseconds since the app started. */
  at: number;
}

const MOST_ROWS = 500;

const colours: Record<string, string> = {
  dropped: 'bad',
  refused: 'bad',
  'not readable': 'bad',
  older: 'watch',
  twice: 'watch',
};

export function createViews(page: Document) {
  const part = (id: string) => page.getElementById(id) as HTMLElement;

  function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
    const made = page.createElement(name);
    made.textContent = text;
    return made;
  }

  function rowOf(message: ShownMessage) {
    const row = element('tr');
    const choose = element('button', message.type || 'unreadable');
    choose.className = 'link';
    choose.type = 'button';
    choose.addEventListener('click', () => {
      part('chosen').textContent = `${message.type}, ${seconds(message.at)}`;
      part('json').textContent = pretty(message.text);
    });
    const name = element('td');
    name.append(choose);
    const result = element('td', message.result);
    result.className = colours[message.result.split(/[:,]/)[0] ?? ''] ?? 'good';
    const direction = element('td', message.direction === 'to-app' ? '→ to app' : '← to web');
    row.append(element('td', seconds(message.at)), direction, name, element('td', payloadOf(message.text)), result);
    return row;
  }

  return {
    showMessages(log: readonly ShownMessage[]) {
      part('count').textContent = String(log.length);
      const rows = part('rows');
      // Rows are only added, so that a row that is being read or focused stays.
      if (log.length < rows.childElementCount) rows.replaceChildren();
      rows.append(...log.slice(rows.childElementCount, MOST_ROWS).map(rowOf));
    },

    showKnown({ knows, happened }: Pick<SimulatedApp, 'knows' | 'happened'>) {
      const count = (type: string) => `${happened.filter((event) => event.type === type).length} times`;
      const entries = [
        ...Object.entries(knows).map(([type, value]) => [type, JSON.stringify(value)]),
        ...['purchase', 'purchaseCompleted', 'openExternal', 'checkoutResult'].map((type) => [type, count(type)]),
      ];
      part('knows').replaceChildren(...entries.flatMap(([type, value]) => [element('dt', type), element('dd', value)]));
      part('title').textContent = bare(knows.title);
      part('cart').textContent = bare(knows.basketCount) || '0';
      part('wishlist').textContent = bare(knows.wishlistCount) || '0';
      part('account').textContent = bare(knows.login) === 'true' ? 'yes' : 'no';
    },
  };
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

/** The value of a message with a single one, as older apps receive it. */
const bare = (payload: unknown) =>
  String((typeof payload === 'object' && payload !== null ? Object.values(payload)[0] : payload) ?? '');

function parsed(text: string): { payload?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const payloadOf = (text: string) => JSON.stringify(parsed(text)?.payload) ?? text;
const pretty = (text: string) => (parsed(text) ? JSON.stringify(parsed(text), null, 2) : text);
