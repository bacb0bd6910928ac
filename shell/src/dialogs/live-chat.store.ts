import { type LiveChatStatus, readLiveChatStatus } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createContentsStore } from '../contents/contents.store.ts';

export interface ChatHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly until: string;
}

interface LiveChatState {
  status: LiveChatStatus;
  hours: readonly ChatHours[];
  /** The contact page while nobody is available. */
  contactUrl: string | null;
  isPending: boolean;
}

/** Whether chat agents are available, the hours, and the provider's script, which is loaded when the visitor starts a chat. */
export function createLiveChatStore({ api, logger, session, storeOf }: Storefront) {
  const contents = storeOf(createContentsStore);
  const state = proxy<LiveChatState>({
    status: session.state.liveChatStatus,
    hours: [],
    contactUrl: null,
    isPending: false,
  });

  return {
    state,

    /** A failure is logged and shown as unavailable. */
    async refresh() {
      state.isPending = true;
      try {
        const { liveChatStatus } = await api.send(readLiveChatStatus, {}, { suppressMessages: true });
        state.status = liveChatStatus;
      } catch (error) {
        state.status = 'unavailable';
        logger.log('error', readLiveChatStatus.path, error);
      }
      const chat = (await contents.read())?.liveChat;
      state.hours = chat?.hours ?? [];
      state.contactUrl = chat?.contactUrl ?? null;
      state.isPending = false;
    },

    /** Loads the provider's script once; after that the provider controls the window. Returns whether it loaded. */
    async begin() {
      const script = (await contents.read())?.liveChat?.script;
      if (!script || state.status !== 'available') return false;
      state.isPending = true;
      const came = await fetchScript(document, script);
      state.isPending = false;
      if (!came) {
        state.status = 'unavailable';
        logger.log('error', 'The script of the chat', script);
      }
      return came;
    },
  };
}

function fetchScript(page: Document, url: string) {
  if (page.querySelector('script[data-external="live-chat"]')) return Promise.resolve(true);
  return new Promise<boolean>((resolve) => {
    const script = page.createElement('script');
    script.dataset.external = 'live-chat';
    script.src = url;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    page.head.append(script);
  });
}
