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
}

/** Runs in the page: the first thing that is missing, from above, or the button of the bar; `null` while the page is busy. */
export function findNext({ values, shipping, payment, optional }: Wish): Act | null {
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

  const isAsked = ({ id, value, required, readOnly }: HTMLInputElement) =>
    value === '' && !readOnly && values[id] !== undefined && (required || optional.includes(id));
  const field = all<HTMLInputElement>('input').find(isAsked);
  if (field) return act('type', field.id, field);
  const list = all<HTMLSelectElement>('select[required]').find(({ value }) => value === '');
  if (list) return act('choose', list.id, list);
  // A suggestion is taken as it is.
  const isDelivered = main.querySelector('input[name="shipping"]:checked') !== null && shipping !== 'courier';
  const delivery = isDelivered ? null : unchosen('shipping', shipping);
  if (delivery) return act('tap', 'delivery', delivery);
  const points = all('ul button[aria-pressed]');
  const isPointChosen = points.some((one) => one.getAttribute('aria-pressed') === 'true');
  if (points[0] && !isPointChosen) return act('tap', 'point', points[0]);
  const paid = unchosen('payment', payment);
  if (paid) return act('tap', 'payment', paid);
  const consent = main.querySelector<HTMLInputElement>('#regulationsAgreement');
  const box = consent?.closest('section')?.querySelector('input[type="checkbox"]');
  if (consent?.checkVisibility() && box && !consent.checked) return act('tap', 'consents', box.closest('label') ?? box);
  const [button] = all('[data-bottom-bar] button');
  if (!button) return null;
  return act(consent?.checkVisibility() ? 'order' : 'tap', 'bar', button);
}
