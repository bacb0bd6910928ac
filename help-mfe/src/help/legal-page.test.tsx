import { type HelpTopic, type LegalText, readHelp, readLegalText } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import HelpPage from './help.page.tsx';
import { createHelpStore } from './help.store.ts';

const topic: HelpTopic = {
  key: 'privacy',
  url: '/pomoc/zasady/',
  title: 'Ochrana osobných údajov',
  text: 'Údaje používame na vybavenie objednávky.',
  questions: [{ anchor: null, question: 'Ako zmením súhlas?', answer: '<p>V nastavení.</p>' }],
};

const legal: LegalText = {
  title: 'Zásady',
  version: '2026-11-28',
  parts: [
    { key: 'controller', title: 'Kto spracúva vaše údaje', text: '<p>ODETA</p>' },
    {
      key: 'devices',
      title: 'Cookies',
      text: '<p>Zoznam:</p>',
      table: { heads: ['Názov', 'Účel', 'Ako dlho'], rows: [['sid', 'košík', '60 dní']] },
    },
  ],
  earlier: ['2026-10-01'],
};

test('a legal text has a summary, contents, numbered parts with tables, and its versions as files (N1)', async () => {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { help },
    api: [answers(readHelp, { topics: [topic], pages: [] }), answers(readLegalText, legal)],
  });
  await storefront.storeOf(createHelpStore).load('zasady');
  await renderInStorefront(<HelpPage />, { storefront });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ochrana osobných údajov');
  expect(screen.getByRole('region', { name: 'V skratke' })).toHaveTextContent('V nastavení.');
  const part = screen.getByRole('region', { name: /2 Cookies/ });
  expect(within(part).getByRole('row', { name: 'sid košík 60 dní' })).toBeInTheDocument();
  const [contents] = screen.getAllByRole('navigation', { name: 'Obsah' });
  expect(
    within(contents as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#controller', '#devices']);
  expect(screen.getByRole('link', { name: 'Uložiť ako PDF' })).toHaveAttribute(
    'href',
    '/api/base/legal-files/privacy-2026-11-28.pdf',
  );
  expect(screen.getByRole('link', { name: /1\..*10\..*2026/ })).toHaveAttribute(
    'href',
    '/api/base/legal-files/privacy-2026-10-01.pdf',
  );
});
