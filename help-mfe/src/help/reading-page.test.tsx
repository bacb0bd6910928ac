import { type HelpTopic, readContact, readHelp } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { contact } from '../../testing/open-help-page.tsx';
import { messages } from '../messages/index.ts';
import HelpPage from './help.page.tsx';
import { createHelpStore } from './help.store.ts';

const plain = (key: string, title: string): HelpTopic => ({
  ...{ key, title, url: `/pomoc/${key}/`, text: `${title} v skratke`, questions: [] },
});
const about: HelpTopic = {
  ...plain('about', 'O značke'),
  parts: [
    { anchor: 'miery', title: 'Miery namiesto odhadu', text: '<p>V centimetroch.</p>', picture: null },
    { anchor: 'ceny', title: 'Ceny, ktoré sedia', text: '<p>Za 30 dní.</p>', picture: null },
  ],
  questions: [{ anchor: null, question: 'Máte kamenné predajne?', answer: 'Nie.' }],
};
test('a page about the company has titled parts, their contents, questions, the seller, and the other pages about it (P18)', async () => {
  const { default: help } = await messages.sk();
  const topics = [about, plain('press', 'Pre médiá'), plain('delivery', 'Doprava')];
  const storefront = createTestStorefront({
    messages: { help },
    api: [answers(readHelp, { topics, pages: [] }), answers(readContact, contact)],
  });
  await storefront.storeOf(createHelpStore).load('about');
  await renderInStorefront(<HelpPage />, { storefront });

  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual([
    'H1 O\u00a0značke',
    'H2 Miery namiesto odhadu',
    'H2 Ceny, ktoré sedia',
    'H2 Máte kamenné predajne?',
    'H2 Predávajúci',
    'H2 O nás',
  ]);
  expect(screen.getByRole('region', { name: 'Ceny, ktoré sedia' })).toHaveTextContent('Za 30 dní.');
  const [contents] = screen.getAllByRole('navigation', { name: 'Obsah' });
  const links = within(contents as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#miery', '#ceny']);
  const others = within(screen.getByRole('navigation', { name: 'O nás' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/pomoc/about/', '/pomoc/press/']);
  expect(others[0]).toHaveAttribute('aria-current', 'page');
});
