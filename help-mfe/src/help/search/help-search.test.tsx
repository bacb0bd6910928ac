import { findHelp, type HelpAnswer, type HelpTopic, readContact, readHelp } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { contact } from '../../../testing/open-help-page.tsx';
import { messages } from '../../messages/index.ts';
import { helpMeta } from '../help.meta.ts';
import HelpPage from '../help.page.tsx';
import { createHelpStore } from '../help.store.ts';

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

const whereIsIt: HelpAnswer = {
  question: 'Kde je moja zásielka?',
  answer: 'Pozrite sa do <b>e-mailu</b>.',
  url: '/pomoc/caste-otazky/#kde-je-moja-zasielka',
  topic: 'Objednávky',
};

async function open(
  slug: string | null,
  { asked = '', found = [whereIsIt] }: { asked?: string; found?: HelpAnswer[] } = {},
) {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { help },
    api: [
      answers(readHelp, { topics, pages: [] }),
      answers(findHelp, { answers: found }),
      answers(readContact, contact),
    ],
  });
  await storefront.storeOf(createHelpStore).load(slug, asked);
  const url = asked ? `/pomoc/?q=${encodeURIComponent(asked)}` : '/pomoc/';
  return renderInStorefront(<HelpPage />, { storefront, url });
}
const questions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('typing asks once after a pause and shows the answers, with links to their places (P16)', async () => {
  const { user, storefront } = await open(null);
  await user.type(screen.getByRole('searchbox', { name: 'Hľadať v otázkach' }), 'kde je balík');

  expect(await screen.findByRole('heading', { level: 2, name: 'Kde je moja zásielka?' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 odpoveď');
  expect(screen.getByRole('link', { name: 'Objednávky' })).toHaveAttribute('href', whereIsIt.url);
  expect(storefront.sent.filter(({ path }) => path.startsWith(findHelp.path))).toHaveLength(1);
});

test('the question is read from the URL, and a search without results links to the contact page (P16)', async () => {
  await open(null, { asked: 'kolobežka', found: [] });

  expect(screen.getByRole('searchbox')).toHaveValue('kolobežka');
  expect(screen.getByRole('status')).toHaveTextContent('0 odpovedí');
  expect(screen.getByRole('link', { name: 'Napíšte nám' })).toHaveAttribute('href', '/pomoc/kontakt/');
});

test('a search that fails says so, leads to the contact and leaves the questions on the page (P16)', async () => {
  const { default: help } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { help },
    api: [answers(readHelp, { topics, pages: [] }), unreachable(findHelp)],
  });
  await storefront.storeOf(createHelpStore).load('caste-otazky', 'zľava');
  await renderInStorefront(<HelpPage />, { storefront, url: '/pomoc/caste-otazky/?q=zľava' });

  expect(screen.getByRole('status')).toHaveTextContent('Vyhľadávanie teraz nefunguje.');
  expect(screen.getByRole('link', { name: 'Napíšte nám' })).toBeInTheDocument();
  expect(questions()).toEqual(['Objednávky']);
});

test('the FAQ page has a search field and FAQ structured data (P16)', async () => {
  const { storefront } = await open('caste-otazky');

  expect(questions()).toEqual(['Objednávky']);
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(helpMeta(storefront).structuredData).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Kam zadám zľavový kód?' }, { name: 'Kde je moja zásielka?' }] },
  ]);
});
