/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shell/src',
    loadsOnDemand: true,
    arrows: {
      // Texts of the page's first view.
      messages: '',
      // Cookies, parameters and data of the document.
      document: '',
      // The inline script: what works before React.
      boot: 'document',
      // How long each phase of a version took in this browser.
      trace: 'document',
      // Reports to the server how versions do.
      outcomes: 'document trace',
      // Reports where errors were thrown.
      errors: 'trace',
      // How fast pages are for visitors.
      vitals: 'document outcomes trace',
      // Addresses and links of remotes.
      routing: '',
      // An icon with a number.
      'counted-icon': '',
      // Loads parts when they are needed, and their texts.
      'on-demand': '',
      // The frame of a page and its contents.
      layout: '',
      // The store of site contents.
      contents: '',
      // Creates the storefront.
      storefront: 'messages document',
      // The strip with a promotion.
      strip: 'layout',
      // Alerts and banners above the page.
      notices: 'document layout',
      // Buttons at the edge: up, chat.
      'side-buttons': 'layout',
      // The footer.
      footer: 'routing layout',
      // The search field and its suggestions.
      search: 'on-demand',
      // The menus of desktop and phone.
      menu: 'document on-demand layout search',
      // The header.
      header: 'document counted-icon on-demand layout search menu',
      // The bar at the bottom of a phone.
      'bottom-bar': 'counted-icon layout menu header',
      // Who is logged in, and what a log-out removes.
      customer: 'on-demand routing header',
      // Consent to cookies.
      consent: 'document routing on-demand layout contents',
      // Dialogs: costs, countries.
      dialogs: 'on-demand contents',
      // Subscribing to the newsletter.
      newsletter: 'on-demand layout contents strip consent',
      // Keeps a visit alive: session, other tabs, leaving.
      'keep-alive': 'document routing consent',
      // Sends facts to the tag manager.
      tracking: 'document routing consent',
      // Talks to the native app.
      'app-bridge': 'consent',
      // Outlines the areas of a page, for teams.
      overlay: 'document trace routing',
      // The bar of a checkout that a partner has prepared.
      'prepared-checkout': 'document on-demand consent',
      // What starts after the first view.
      visit:
        'on-demand strip customer consent dialogs newsletter keep-alive tracking app-bridge overlay prepared-checkout document',
      // Loads remotes and their fallbacks.
      federation: 'document boot outcomes routing layout menu',
      // Forms of the shell that are posted without scripts.
      forms: 'storefront newsletter federation',
      // The whole page.
      app: 'routing layout strip notices side-buttons footer menu header bottom-bar newsletter visit federation',
      // Renders the page on the server.
      rendering: 'routing layout storefront federation app',
    },
  },
  {
    folder: 'shell/src/menu',
    loadsOnDemand: true,
    arrows: {
      // What a menu has.
      entries: '',
      // When a menu opens and closes.
      opening: '',
      // The menu of wide screens.
      desktop: 'entries',
      // The menu of phones.
      mobile: 'entries opening',
    },
  },
];
