import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openContents } from '../../testing/open-contents.ts';
import { press, write } from '../../testing/open-staff-app.tsx';

const topic = (text: string) => ({ title: 'Pomoc', text, asked: [], questions: [] });

/** jsdom has no layout, to which the editor scrolls. */
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
});

/** The Slovak text once the editor shows it. */
async function openText(text: string, refused = {}) {
  const opened = openContents('help-topic', topic(text), refused);
  await screen.findByRole('toolbar', { name: 'Formatting: SK text' });
  return opened;
}
const field = () => screen.getByRole('textbox', { name: 'SK text' });
const tools = () => within(screen.getByRole('toolbar', { name: 'Formatting: SK text' }));
const tool = (name: string) => tools().getByRole('button', { name });
const selectAll = () => fireEvent.keyDown(field(), { key: 'a', ctrlKey: true });
const html = () => fireEvent.click(screen.getByRole('button', { name: 'HTML: SK text' }));

test('a text that the shop sanitises is edited as it looks, saved as HTML, and opened without a change', async () => {
  const { sent } = await openText('One <b>two</b>');

  expect(field().innerHTML).toContain('<b>two</b>');
  expect(screen.getByText('Nothing has been changed here.')).toBeInTheDocument();
  selectAll();
  fireEvent.click(tool('Italic'));
  await screen.findByText('Changed here: SK');
  expect(tool('Italic')).toHaveAttribute('aria-pressed', 'true');
  write(await screen.findByLabelText('Reason'), 'A test');
  press('Save');

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.changes).toMatchObject([{ country: 'sk', value: { text: '<i>One </i><b><i>two</i></b>' } }]);
});

test('what was undone is no change', async () => {
  await openText('One');
  selectAll();
  fireEvent.click(tool('Bold'));
  await screen.findByText('Changed here: SK');

  fireEvent.click(tool('Undo'));

  expect(await screen.findByText('Nothing has been changed here.')).toBeInTheDocument();
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('the address of a link is asked for in a field, and checked', async () => {
  const { sent } = await openText('One');
  selectAll();
  fireEvent.click(tool('Link'));
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  expect(address).toHaveFocus();

  write(address, 'javascript:alert(1)');
  press('Set the link');
  expect(address).toHaveAttribute('aria-invalid', 'true');
  write(address, '/pomoc/');
  press('Set the link');
  await screen.findByText('Changed here: SK');

  write(await screen.findByLabelText('Reason'), 'A test');
  press('Save');
  await waitFor(() => expect(sent[0]?.changes).toMatchObject([{ value: { text: '<a href="/pomoc/">One</a>' } }]));
});

test('the toolbar is one stop of the Tab key, and arrows lead through it', async () => {
  await openText('One');
  const stops = () =>
    tools()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([tool('Bold')]);
  tool('Bold').focus();

  fireEvent.keyDown(tool('Bold'), { key: 'ArrowRight' });
  expect(tool('Italic')).toHaveFocus();
  fireEvent.keyDown(tool('Italic'), { key: 'End' });
  expect(tool('Redo')).toHaveFocus();
  fireEvent.keyDown(tool('Redo'), { key: 'ArrowRight' });
  expect(tool('Bold')).toHaveFocus();
  expect(stops()).toEqual([tool('Bold')]);
});

test('as HTML the same text is written by hand, and the editor shows it again', async () => {
  await openText('One');
  html();
  expect(field()).toHaveValue('One');

  write(field(), '<p>One</p><p>Two</p>');
  html();

  await waitFor(() => expect(field().innerHTML).toContain('<p>Two</p>'));
});

test('a text that would lose something is opened as HTML, with the reason', async () => {
  openContents('help-topic', topic('Before<ul><li>One</li></ul>'));

  const [reason] = await screen.findAllByText(/has HTML that the editor would lose/);

  expect(reason).toBeInTheDocument();
  expect(field()).toHaveValue('Before<ul><li>One</li></ul>');
  expect(screen.getByRole('button', { name: 'HTML: SK text' })).toHaveAttribute('aria-pressed', 'true');
  field().focus();
  write(field(), 'Before');
  expect(field()).toHaveFocus();
});
