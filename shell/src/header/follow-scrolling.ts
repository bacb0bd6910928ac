/** Pixels to scroll in one direction before the header hides or shows. */
const HIDES_AFTER = 8;
const SHOWS_AFTER = 24;

/**
 * The header's state: at its place above the page (`undefined`), scrolled out of the window (`away`), shown at the window's upper edge
 * after scrolling up (`shown`), or hidden from there again (`hidden`).
 */
type HeaderState = 'away' | 'shown' | 'hidden' | undefined;

/**
 * Keeps search and cart in reach: the header scrolls out with the page and returns on scrolling up. The state is an attribute of the root
 * element, because sticky elements have to leave room for the header. Returns a function that stops it.
 */
export function followScrolling(header: HTMLElement): () => void {
  const { documentElement: root, defaultView } = header.ownerDocument;
  const view = defaultView ?? window;
  const place = { top: 0, bottom: 0 };
  // The scroll position where the direction last changed.
  let turnedAt = view.scrollY;

  function look() {
    const { scrollY } = view;
    const state = root.dataset.header as HeaderState;
    // While the header sticks, its offset is that of the window's edge: the place can only be measured before.
    if (!state) Object.assign(place, { top: header.offsetTop, bottom: header.offsetTop + header.offsetHeight });
    turnedAt = state === 'shown' ? Math.min(turnedAt, scrollY) : Math.max(turnedAt, scrollY);
    const next = isInPlace(state, scrollY, place) ? undefined : nextState(state, scrollY - turnedAt);
    if (next === state) return;
    turnedAt = scrollY;
    setState(root, next);
  }

  look();
  view.addEventListener('scroll', look, { passive: true });
  return () => {
    view.removeEventListener('scroll', look);
    setState(root, undefined);
  };
}

const isInPlace = (state: HeaderState, scrollY: number, { top, bottom }: { top: number; bottom: number }) =>
  scrollY <= (state ? top : bottom);

/** `way`: pixels since the direction changed, negative upwards. */
function nextState(state: HeaderState, way: number): HeaderState {
  if (!state) return 'away';
  if (state === 'shown') return way > HIDES_AFTER ? 'hidden' : 'shown';
  return way < -SHOWS_AFTER ? 'shown' : state;
}

function setState(root: HTMLElement, state: HeaderState) {
  if (state) root.dataset.header = state;
  else delete root.dataset.header;
}
