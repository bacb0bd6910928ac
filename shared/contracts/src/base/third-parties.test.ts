import { thirdPartiesOf } from './third-parties.ts';

const none = { liveChat: null, externalScripts: [], tagManager: null, newsletterTracking: null };

test('a page may use only the origins of its configured scripts and receivers (F8, A3, D10, D12)', () => {
  const google = ['https://www.googletagmanager.com', 'https://www.google-analytics.com'];
  const tagManager = { id: 'GTM-ABC1', url: `${google[0]}/gtm.js?id=GTM-ABC1`, origins: google };
  const externalScripts = [{ name: 'ads', url: 'https://ads.example/b.js', purpose: 'advertising' as const }];
  const newsletterTracking = 'https://measure.example/n?shop=sk';

  expect(thirdPartiesOf({ ...none, externalScripts, tagManager, newsletterTracking })).toEqual({
    providers: ['https://ads.example', ...google],
    receivers: ['https://measure.example'],
  });
});

test.each(['/api/dev/tag-manager.js', 'data:text/plain,x', 'no address;  *'])(
  'what is no address of another party ("%s") is no source',
  (url) => {
    const tagManager = { id: 'demo', url, origins: [] };

    expect(thirdPartiesOf({ ...none, tagManager, newsletterTracking: url })).toEqual({ providers: [], receivers: [] });
  },
);
