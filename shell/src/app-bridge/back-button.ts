import { type Answer, handled } from './receiver.ts';

interface PageHistory {
  /** Navigation API; older webviews have none. */
  navigation?: { canGoBack: boolean };
}

/** R19. Closes what is open above the page first, then goes back in the history; without history the app may close the page. */
export function goBack(page: Window & PageHistory): Answer {
  if (closeDialog(page.document) || closeOverlay(page.document)) return handled;
  if (!canGoBack(page)) return { outcome: 'may-leave' };
  return { ...handled, after: () => page.history.back() };
}

/** Like Escape: a dialog that has to be answered stays open, and the page does not go back. */
function closeDialog(page: Document): boolean {
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== undefined;
}

/** Menu and search on narrow screens, which close on Escape. */
function closeOverlay(page: Document): boolean {
  if (!page.documentElement.classList.contains('overlay')) return false;
  const target = page.querySelector('[role="dialog"]:not(dialog)') ?? page.activeElement ?? page.body;
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

function canGoBack({ navigation, history, document, location }: Window & PageHistory): boolean {
  if (navigation) return navigation.canGoBack;
  const isInPage = (history.state?.idx ?? 0) > 0;
  return isInPage || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
}
