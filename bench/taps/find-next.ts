/** What a shopper does next; the place is the middle of what is pressed. */
export interface Act {
  kind: 'type' | 'tap' | 'choose' | 'order';
  /** The id of a field or list, otherwise a name for messages. */
  what: string;
  x: number;
  y: number;
  /** Whether the field has the focus already, so that it need not be pressed. */
  hasFocus: boolean;
}

export interface Wish {
  /** Values by the ids of their fields. */
  values: Record<string, string>;
  shipping: string;
  payment: string;
  /** Ids of fields that are filled in although they are optional. */
  optional: readonly string[];
  /** A button that is pressed as soon as it is there, by a part of its text. */
  pressed: string | null;
}

type FindAll = <Kind extends HTMLElement>(selector: string) => Kind[];

/** Run in the page, too. */
const finders = {
  /** What is pressed before anything that is missing. */
  shortcut({ pressed }: Wish, all: FindAll): HTMLElement | undefined {
    // Without the characters that keep words together.
    const plain = (words: string | null) => words?.replaceAll('\u2060', '') ?? '';
    return all('button').find(({ textContent }) => pressed !== null && plain(textContent).includes(pressed));
  },

  emptyField({ values, optional }: Wish, all: FindAll): HTMLInputElement | undefined {
    const isAsked = ({ id, required }: HTMLInputElement) => required || optional.includes(id);
    const isEmpty = ({ id, value, readOnly }: HTMLInputElement) =>
      value === '' && !readOnly && values[id] !== undefined;
    return all<HTMLInputElement>('input').find((input) => isEmpty(input) && isAsked(input));
  },

  /** The first of the list while none is chosen. */
  point(all: FindAll): HTMLElement | undefined {
    const points = all('ul button[aria-pressed]');
    return points.some((one) => one.getAttribute('aria-pressed') === 'true') ? undefined : points[0];
  },

  /** The box that is still to be ticked; `null` before the last step. */
  consents(main: HTMLElement): { box: HTMLElement | null } | null {
    const consent = main.querySelector<HTMLInputElement>('#regulationsAgreement');
    if (!consent?.checkVisibility()) return null;
    const box = consent.closest('section')?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null;
    return { box: consent.checked ? null : (box?.closest('label') ?? box) };
  },
};

/** What runs in the page to find the next act. */
export const finding = (wish: Wish) =>
  `(${findNext})(${JSON.stringify(wish)}, { ${Object.values(finders).map(String).join(', ')} })`;

/** Runs in the page: the first thing that is missing, from above, or the button of the bar; `null` while the page is busy. */
function findNext(wish: Wish, { shortcut, emptyField, point, consents }: typeof finders): Act | null {
  const { shipping, payment } = wish;
  const main = document.querySelector('main');
  if (!main || main.querySelector('[aria-busy="true"]')) return null;
  const all = <Kind extends HTMLElement>(selector: string) =>
    [...main.querySelectorAll<Kind>(selector)].filter(
      (one) => one.checkVisibility() && one.getClientRects().length > 0,
    );

  function act(kind: Act['kind'], what: string, target: Element): Act {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return { kind, what, x: x + width / 2, y: y + height / 2, hasFocus: document.activeElement === target };
  }

  /** The label of a radio that is to be chosen. */
  function unchosen(name: string, value: string) {
    const radio = main?.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    const label = radio?.closest('label');
    return radio && !radio.checked && label?.checkVisibility() ? label : null;
  }

  const extra = shortcut(wish, all);
  if (extra) return act('tap', 'shortcut', extra);
  const field = emptyField(wish, all);
  if (field) return act('type', field.id, field);
  const list = all<HTMLSelectElement>('select[required]').find(({ value }) => value === '');
  if (list) return act('choose', list.id, list);
  // A suggestion is taken as it is.
  const isDelivered = main.querySelector('input[name="shipping"]:checked') !== null && shipping !== 'courier';
  const delivery = isDelivered ? null : unchosen('shipping', shipping);
  if (delivery) return act('tap', 'delivery', delivery);
  const nearest = point(all);
  if (nearest) return act('tap', 'point', nearest);
  const paid = unchosen('payment', payment);
  if (paid) return act('tap', 'payment', paid);
  const asked = consents(main);
  if (asked?.box) return act('tap', 'consents', asked.box);
  const [button] = all('[data-bottom-bar] button');
  if (!button) return null;
  return act(asked ? 'order' : 'tap', 'bar', button);
}
