/** In pixels: how far one scrolls in a direction before the header goes or comes. */
const HIDES_AFTER = 8;
const SHOWS_AFTER = 24;

/**
 * Where the header is: in its place above the page (`undefined`), beyond the upper edge of the window (`away`), at that edge
 * because somebody scrolls up (`shown`), or gone from there again (`hidden`).
 */
type HeaderState = 'away' | 'shown' | 'hidden' | undefined;

/**
 * Search and cart are in reach from everywhere: the header leaves with the page and comes back when one scrolls up. The state
 * stands at the root element, because what sticks to the upper edge makes room for the header. Returns what ends that.
 */
export function followScrolling(header: HTMLElement): () => void {
  const { documentElement: root, defaultView } = header.ownerDocument;
  const view = defaultView ?? window;
  const place = { top: 0, bottom: 0 };
  // Where the direction of scrolling changed last.
  let turnedAt = view.scrollY;

  function look() {
    const { scrollY } = view;
    const state = root.dataset.header as HeaderState;
    // What sticks says where it sticks: its own place is only known while it is there.
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
