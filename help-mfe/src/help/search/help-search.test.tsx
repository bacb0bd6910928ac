import { type HelpTopic, readHelp } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { helpMeta } from '../help.meta.ts';
import { HelpPage } from '../help.page.tsx';
import { createHelpStore } from '../help.store.ts';
import { findQuestions } from './find-questions.ts';

const topicOf = (title: string, url: string, questions: Record<string, string>): HelpTopic => ({
  key: title === 'Kontakt' ? 'contact' : title,
  url,
  title,
  text: '',
  questions: Object.entries(questions).map(([question, answer]) => ({ anchor: null, question, answer })),
});
const topics = [
  topicOf('Objednávky', '/pomoc/caste-otazky/#objednavky', {
    'Kam zadám zľavový kód?': '<p>V košíku, <b>pri platbe</b>.</p>',
    'Kde je moja zásielka?': 'Pozrite sa do e-mailu.',
  }),
  topicOf('Platba', '/pomoc/doprava/#platba', { 'Je platba drahšia?': 'Nie.' }),
  topicOf('Kontakt', '/pomoc/kontakt/', {}),
];

async function open(slug: string | null, url = '/pomoc/') {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({ messages: { help }, api: [answers(readHelp, { topics, pages: [] })] });
  await storefront.storeOf(createHelpStore).load(slug);
  return renderInStorefront(<HelpPage />, { storefront, url });
}
const questions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the search ignores accents, ranks questions above answers and never matches HTML tags (P16)', () => {
  const found = (term: string) => findQuestions(topics, term).map(({ question }) => question);

  expect(found('PLATBA')).toEqual(['Je platba drahšia?']);
  expect(found('platb')).toEqual(['Je platba drahšia?', 'Kam zadám zľavový kód?']);
  expect(found('zlavovy kod')).toEqual(['Kam zadám zľavový kód?']);
  expect(found('kod zasielka')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(found('<b>')).toEqual([]);
});

test('typing shows the matching answers immediately, with a link to their page (P16)', async () => {
  const { user } = await open(null);
  await user.type(screen.getByRole('searchbox', { name: 'Hľadať v otázkach' }), 'zasielka');

  expect(screen.getByRole('status')).toHaveTextContent('1 odpoveď');
  expect(questions()).toEqual(['Kde je moja zásielka?']);
  expect(screen.getByRole('link', { name: 'Objednávky' })).toHaveAttribute('href', '/pomoc/caste-otazky/#objednavky');
});

test('the search term is read from the URL, and a search without results links to the contact page (P16)', async () => {
  await open(null, '/pomoc/?q=kolobe%C5%BEka');

  expect(screen.getByRole('searchbox')).toHaveValue('kolobežka');
  expect(screen.getByRole('status')).toHaveTextContent('0 odpovedí');
  expect(screen.getByRole('link', { name: 'Napíšte nám' })).toHaveAttribute('href', '/pomoc/kontakt/');
});

test('the FAQ page has a search field and FAQ structured data (P16)', async () => {
  const { storefront } = await open('caste-otazky');

  expect(questions()).toEqual(['Objednávky']);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(helpMeta(storefront).structuredData).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Kam zadám zľavový kód?' }, { name: 'Kde je moja zásielka?' }] },
  ]);
});
