import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { ClubPage } from './club-page.tsx';

test('the page of the club says its price and discount first, then how it works, and computes whether it pays off (L3)', async () => {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({ messages: { help } });
  const parts = [{ anchor: 'vratenie', title: 'Keď vrátite tovar', text: 'Vraciame cenu po zľave.', picture: null }];
  await renderInStorefront(
    <ClubPage club={{ percent: 10, months: 6, fee: 5.99 }} parts={parts}>
      <h2>Otázky</h2>
    </ClubPage>,
    { storefront },
  );

  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings.map((heading) => heading.replaceAll('\u00a0', ' '))).toEqual([
    'H1 Klub: 10 % z každého nákupu',
    'H2 Oplatí sa mi to?',
    'H2 Keď vrátite tovar',
    'H2 Otázky',
  ]);
  expect(screen.getByText(/^Členstvo stojí 5,99\s€ na\s6\smesiacov\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Keď vrátite tovar' })).toHaveTextContent('Vraciame cenu po zľave.');
});
