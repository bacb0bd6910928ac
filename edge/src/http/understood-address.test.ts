import { openEdge, shellCode } from '../../testing/open-edge.ts';
import { understoodAddress } from './understood-address.ts';

test.each([
  ['/P/KABAT', '/p/kabat'],
  ['/p/kabat.', '/p/kabat'],
  ['/p/kabat),', '/p/kabat'],
  ['/p/kabat%20', '/p/kabat'],
  ['/p/kabat%C2%A0%E2%80%9D', '/p/kabat'],
  ['/p/kabat&utm_source=mail', '/p/kabat?utm_source=mail'],
  ['/p/kabat%3Futm_source=mail&utm_medium=x', '/p/kabat?utm_source=mail&utm_medium=x'],
  ['/p/kabat.?color=ink', '/p/kabat?color=ink'],
  ['/C/%C5%BDENY', '/c/%C5%BEeny'],
])('%s was meant to be %s, which is nothing else', (url, address) => {
  expect(understoodAddress(url)).toBe(address);
  expect(understoodAddress(address)).toBeNull();
});

test.each(['/', '/.', '/..', '/p/kabat', '/p/%', '/%2FEVIL.example', '/%5CEVIL.example', '/p/kabat?Color=INK'])(
  '%s was not meant to be anything else',
  (url) => {
    expect(understoodAddress(url)).toBeNull();
  },
);

test('only an address without a page leads to what it was meant to be', async () => {
  const shell = shellCode.replace("url === '/nowhere' ? 404 : 200", '/^.p.(kabat|SALE.)$/.test(url) ? 200 : 404');
  const { get } = await openEdge({ shell });
  const answerOf = async (url: string, host = 'sk.localhost') => {
    const { statusCode, headers } = await get(url, { host });
    return [statusCode, headers.location];
  };

  expect(await answerOf('/p/KABAT).')).toEqual([301, '/p/kabat']);
  expect(await answerOf('/uk/p/KABAT', 'ua.localhost')).toEqual([301, '/uk/p/kabat']);
  expect(await answerOf('/p/kabat')).toEqual([200, undefined]);
  expect(await answerOf('/p/SALE!')).toEqual([200, undefined]);
  expect(await answerOf('/p/plast')).toEqual([404, undefined]);
});
