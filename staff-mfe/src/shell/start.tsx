import { assembleStorefront, type Storefront, StorefrontProvider } from '@odeta/storefront';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import { uiTexts } from '@odeta/ui/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { placeOf, type StaffLanguage } from '../languages.ts';
import type { StaffModule } from '../staff-module.ts';
import { keepLanguage, readLanguage } from './chosen-language.ts';
import { englishUiTexts } from './english-ui-texts.ts';
import { createHost } from './provide.ts';
import { createStaffTransport } from './transport.ts';

/** Loads the remote and shows it: this shell has no pages of its own. */
export async function startStaff(page: Document): Promise<void> {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const language = readLanguage(window);
  page.documentElement.lang = language;
  const loaded = await createHost().loadRemote<{ remote: StaffModule }>('odeta_staff/remote');
  if (!loaded) throw new Error('The application could not be loaded');
  const { app: App } = loaded.remote;
  const storefront = await createStaffStorefront(loaded.remote, language);
  const reload = () => window.location.reload();
  const onLanguage = (chosen: StaffLanguage) => {
    keepLanguage(window, chosen);
    reload();
  };
  createRoot(root).render(
    <StrictMode>
      <StorefrontProvider storefront={storefront}>
        <BrowserRouter history={createHistory()} isUrgent={() => true}>
          <App language={language} onLanguage={onLanguage} onReload={reload} />
        </BrowserRouter>
      </StorefrontProvider>
    </StrictMode>,
  );
}

async function createStaffStorefront(remote: StaffModule, language: StaffLanguage): Promise<Storefront> {
  const place = placeOf(language);
  const [ui, own] = await Promise.all([
    language === 'en' ? englishUiTexts : uiTexts(place.language).then((texts) => texts.default),
    remote.messages[language]().then((texts) => texts.default),
  ]);
  return assembleStorefront({
    ...place,
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages: { shell: { ui }, [remote.name]: own },
    transport: createStaffTransport(window),
    // Failures are shown to whoever works here; the log of the shop is for its visitors.
    logger: { log: () => {} },
  });
}
