import { assembleStorefront, StorefrontProvider } from '@odeta/storefront';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { App } from '../src/app.tsx';
import english from '../src/messages/en.json';
import { englishUiTexts } from '../src/shell/english-ui-texts.ts';

/** Renders the application at an address; `send` answers its calls. */
export function openStaffApp({
  send,
  path = '/',
  onReload = () => {},
}: {
  send: unknown;
  path?: string;
  onReload?: () => void;
}) {
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', path);
  const storefront = assembleStorefront({
    country: 'pl',
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages: { staff: english, shell: { ui: englishUiTexts } },
    transport: {
      send: send as never,
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => '', proof: async () => ({}) },
      reload() {},
    },
  });
  render(
    <StorefrontProvider storefront={storefront}>
      <BrowserRouter history={createHistory()} isUrgent={() => true}>
        <App language="en" onLanguage={() => {}} onReload={onReload} />
      </BrowserRouter>
    </StorefrontProvider>,
  );
}

/** Types into a field. */
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Presses a button. */
export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
