import { clientKindOf, kindKey, withoutVersion } from './client-kind.ts';

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  ownApp:
    'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 OdetaApp/3.1.0',
};

test.each([
  ['a browser on a computer', agents.desktop, { isMobile: false, isAndroid: false, isIos: false, isApp: false }],
  ['an Android phone', agents.android, { isMobile: true, isAndroid: true, isIos: false, isApp: false }],
  ['an iPhone', agents.iphone, { isMobile: true, isAndroid: false, isIos: true, isApp: false }],
  ['the shop’s own app', agents.ownApp, { isApp: true, isOwnApp: true, appVersion: '3.1.0' }],
  ['no user agent', undefined, { isMobile: false, isApp: false, appVersion: null }],
])('the client is recognised by its user agent: %s (E1)', (_, agent, expected) => {
  expect(clientKindOf(agent)).toMatchObject(expected);
});

test('all versions of the app share one cache key', () => {
  const keys = ['3.1.0', '2.9.4'].map((version) =>
    kindKey(withoutVersion(clientKindOf(agents.ownApp.replace('3.1.0', version)))),
  );

  expect(new Set(keys).size).toBe(1);
});
