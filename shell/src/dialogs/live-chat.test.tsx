import { type LiveChatStatus, readLiveChatStatus, readStaticContents, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, renderInStorefront, screen, waitFor } from '@odeta/storefront/testing';
import { createContentsStore } from '../contents/contents.store.ts';
import { LiveChat } from './live-chat.tsx';

const script = 'https://chat.example/start.js';
const liveChat = {
  hours: [{ days: [1, 2, 3, 4, 5], from: '8:00', until: '20:00' }],
  script,
  contactUrl: '/pomoc/kontakt/',
};
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-external="live-chat"]')];
const status = (liveChatStatus: LiveChatStatus) => answers(readLiveChatStatus, { liveChatStatus });

async function openChat(api = [status('available')], known: object = { liveChat }) {
  const storefront = createTestStorefront({ api: [...api, answers(writeLog, {})] });
  const contents = storefront.storeOf(createContentsStore);
  contents.read = async () => known as Awaited<ReturnType<typeof contents.read>>;
  const handleClose = jest.fn();
  const page = await renderInStorefront(<LiveChat open onClose={handleClose} />, { storefront });
  return { ...page, handleClose };
}

const asked = (sent: readonly { path: string }[]) => sent.filter(({ path }) => path === readLiveChatStatus.path).length;

afterEach(() => {
  for (const one of scripts()) one.remove();
});

test('the chat is unavailable until the server reports otherwise (D12)', () => {
  expect(createTestStorefront().session.state.liveChatStatus).toBe('unavailable');
});

test('an available chat loads the provider’s script only on start, once, and then closes the dialog (D12)', async () => {
  const { user, handleClose } = await openChat();
  expect(scripts()).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'chat.start' }));
  expect(scripts().map(({ src }) => src)).toEqual([script]);
  scripts()[0]?.dispatchEvent(new Event('load'));

  await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
});

test.each(['busy', 'unavailable'] as const)('a chat that is %s offers a refresh but no start (D12)', async (busy) => {
  const { user, storefront } = await openChat([status(busy)]);
  expect(screen.getByRole('status')).toHaveTextContent(`chat.${busy}`);
  expect(screen.queryByRole('button', { name: 'chat.start' })).not.toBeInTheDocument();
  expect(asked(storefront.sent)).toBe(1);
  expect(await screen.findByRole('link', { name: 'chat.write' })).toHaveAttribute('href', '/pomoc/kontakt/');

  storefront.prepare(status('available'));
  await user.click(screen.getByRole('button', { name: 'chat.refresh' }));

  expect(await screen.findByRole('button', { name: 'chat.start' })).toBeInTheDocument();
  expect(asked(storefront.sent)).toBe(2);
});

test('a closed chat says when it opens again, and leads to a message and to the questions', async () => {
  const never = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '0:00', until: '0:00' }];
  await openChat([status('unavailable')], { liveChat: { ...liveChat, hours: never } });

  expect(await screen.findByText(/chat\.opens/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'chat.write' })).toHaveAttribute('href', '/pomoc/kontakt/');
  expect(screen.getByRole('link', { name: 'chat.questions' })).toHaveAttribute('href', '/pomoc/');
});

test('no opening hours are shown in a country without chat (D12, R14)', async () => {
  await openChat([status('unavailable')], { liveChat: null });
  expect(screen.queryByText('chat.hours')).not.toBeInTheDocument();
});

test('a failed status request is logged and only shows the chat as unavailable (D12)', async () => {
  const { storefront } = await openChat([refuses(readLiveChatStatus, { code: 'unexpected', status: 500 })]);

  expect(screen.getByRole('status')).toHaveTextContent('chat.unavailable');
  expect(storefront.sent.map(({ path }) => path)).toEqual([readLiveChatStatus.path, writeLog.path]);
  expect(storefront.sent[0]?.headers).toHaveProperty('suppress-messages');
  expect(storefront.sent.map(({ path }) => path)).not.toContain(readStaticContents.path);
});

test('a script that fails to load is removed, and the dialog stays open with the chat as unavailable (D12)', async () => {
  const { user, handleClose } = await openChat();
  await user.click(await screen.findByRole('button', { name: 'chat.start' }));

  scripts()[0]?.dispatchEvent(new Event('error'));

  expect(await screen.findByText(/^chat\.unavailable/)).toBeInTheDocument();
  expect(handleClose).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});
