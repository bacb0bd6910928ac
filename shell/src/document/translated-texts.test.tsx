/** @jest-environment @odeta/build/dom-environment */
import { act } from '@odeta/storefront/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTranslator } from './translated-texts.ts';

const PRICE = /^[\d,]+ zł$/;

/** Replaces every text of the page as the translators of Chrome and Edge do, and those that appear later. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data, parentElement }) => data.trim() && parentElement?.nodeName !== 'FONT')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = PRICE.test(text.data) ? text.data : `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** The translator works, and the page notices it. */
const translated = () => act(async () => translate());

interface Props {
  count: number;
  hasNote?: boolean;
  names?: readonly string[];
}

function Sum({ count, hasNote = false, names = [] }: Props) {
  return (
    <p>
      Razem {count} szt. {hasNote && 'Uwaga'} <b>{`${count}0,00 zł`}</b>
      {names.map((name) => (
        <i key={name}>{name}</i>
      ))}
      {hasNote ? 'koniec' : <u>dalej</u>}
    </p>
  );
}

function render(shown: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const rerender = (next: ReactNode) => act(() => root.render(next));
  rerender(shown);
  return { container, rerender };
}

beforeAll(() => followTranslator(document));
afterEach(() => document.body.replaceChildren());

test('numbers that change after the translation are shown, and no old one stays', async () => {
  const { container, rerender } = render(<Sum count={1} />);
  await translated();
  expect(container).toHaveTextContent('«Razem »«1»« szt. »');

  rerender(<Sum count={2} />);
  await act(async () => {});

  expect(container).toHaveTextContent('2');
  expect(container).not.toHaveTextContent('1');
  await translated();
  expect(container).toHaveTextContent('«Razem »«2»« szt. »');
});

test('texts are added and removed beside translated ones, in their order', async () => {
  const { container, rerender } = render(<Sum count={1} names={['a', 'b']} />);
  await translated();

  rerender(<Sum count={1} hasNote names={['b', 'c', 'a']} />);
  await act(async () => {});
  expect(container.textContent).toMatch(/Razem.*Uwaga.*b.*c.*a.*koniec/);
  await translated();
  rerender(<Sum count={3} />);
  await act(async () => {});

  expect(container.textContent).toMatch(/Razem.*3.*szt.*30,00 zł.*dalej/);
  expect(container.textContent).not.toMatch(/Uwaga|koniec/);
});

test('an element whose only text was translated gets its new text', async () => {
  const { container, rerender } = render(<b>tak</b>);
  await translated();

  rerender(<b>nie</b>);
  await act(async () => {});

  expect(container).toHaveTextContent(/^nie$/);
});

test('a page that was translated is removed completely', async () => {
  const { container, rerender } = render(<Sum count={1} hasNote names={['a']} />);
  await translated();

  rerender(null);

  expect(container).toBeEmptyDOMElement();
});

test('texts that an extension has wrapped instead of replaced can be removed, too', () => {
  const { container, rerender } = render(<Sum count={1} hasNote />);
  for (const text of [...(container.firstElementChild?.childNodes ?? [])].filter(
    ({ nodeName }) => nodeName === '#text',
  )) {
    const mark = document.createElement('mark');
    text.replaceWith(mark);
    mark.append(text);
  }

  rerender(<Sum count={2} />);

  expect(container.textContent).toMatch(/Razem.*2.*szt.*20,00 zł.*dalej/);
  expect(container.textContent).not.toContain('Uwaga');
});
