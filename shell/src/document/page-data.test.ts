/** @jest-environment jsdom */
import { readPageData } from './page-data.ts';

const data = '<script type="application/json" id="page-data">{"country":"sk"}</script>';

test('what the server wrote is read', async () => {
  document.body.innerHTML = data;

  await expect(readPageData(document)).resolves.toEqual({ country: 'sk' });
});

test('a script that runs while the document is still coming waits for its end', async () => {
  document.body.innerHTML = '';
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const reading = readPageData(document);

  document.body.innerHTML = data;
  document.dispatchEvent(new Event('DOMContentLoaded'));

  await expect(reading).resolves.toEqual({ country: 'sk' });
  readyState.mockRestore();
});
