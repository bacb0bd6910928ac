import { providersOf } from './load-site-contents.ts';

const none = { liveChat: null, externalScripts: [], tagManager: null };

test('a page may connect only to the origins of its configured scripts (F8, A3)', () => {
  const google = ['https://www.googletagmanager.com', 'https://www.google-analytics.com'];
  const tagManager = { id: 'GTM-ABC1', url: `${google[0]}/gtm.js?id=GTM-ABC1`, origins: google };
  const externalScripts = [{ name: 'ads', url: 'https://ads.example/b.js', purpose: 'advertising' as const }];

  expect(providersOf(none)).toEqual([]);
  expect(providersOf({ ...none, tagManager: { id: 'demo', url: '/api/dev/tag-manager.js', origins: [] } })).toEqual([]);
  expect(providersOf({ ...none, externalScripts, tagManager })).toEqual(['https://ads.example', ...google]);
});
