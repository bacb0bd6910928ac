/** @jest-environment @odeta/build/dom-environment */
import { readPageData } from './page-data.ts';

const data = '<script type="application/json" id="page-data">{"country":"sk"}</script>';

test('the page data written by the server is read', async () => {
  document.body.innerHTML = data;

  await expect(readPageData(document)).resolves.toEqual({ country: 'sk' });
});

test('reading the page data waits for DOMContentLoaded while the document is still loading', async () => {
  document.body.innerHTML = '';
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const reading = readPageData(document);

  document.body.innerHTML = data;
  document.dispatchEvent(new Event('DOMContentLoaded'));

  await expect(reading).resolves.toEqual({ country: 'sk' });
  readyState.mockRestore();
});
