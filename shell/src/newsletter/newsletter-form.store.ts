import type { Message } from '@odeta/contracts';
import { proxy } from '@odeta/storefront/state';

interface NewsletterFormState {
  /** As typed. */
  email: string;
  error: string | null;
  isBusy: boolean;
  /** The server's messages after the address was sent; the first one is the thanks. */
  sent: readonly Message[] | null;
  /** The thanks have not had the focus yet. */
  isNew: boolean;
}

/** What the visitor has typed and sent, kept while the page around the form is replaced, as by another attempt to load its remote. */
export function createNewsletterFormStore() {
  return {
    state: proxy<NewsletterFormState>({ email: '', error: null, isBusy: false, sent: null, isNew: false }),
  };
}
