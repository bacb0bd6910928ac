import { type Answer, handled } from './receiver.ts';

interface PageHistory {
  /** Navigation API; older webviews have none. */
  navigation?: { canGoBack: boolean };
}

/** R19. What stands before the page is closed first; then the page goes back; with nothing left the app may leave. */
export function goBack(page: Window & PageHistory): Answer {
  if (closeDialog(page.document) || closeOverlay(page.document)) return handled;
  if (!canGoBack(page)) return { outcome: 'may-leave' };
  return { ...handled, after: () => page.history.back() };
}

/** As Escape would: one that has to be answered stays, and the page does not go back below it. */
function closeDialog(page: Document): boolean {
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== undefined;
}

/** Menu and search of a narrow screen, which close by Escape. */
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
