import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openContents } from '../../testing/open-contents.ts';
import { press, write } from '../../testing/open-staff-app.tsx';

const value = { title: 'Pre koho', tiles: [] };

/** Browsers open windows, jsdom does not. */
function openWindows() {
  const opened: { features: string; closed: boolean; shown: string[] }[] = [];
  window.open = ((_address: string, _name: string, features: string) => {
    const shown: string[] = [];
    const one = {
      ...{ features, closed: false, shown },
      location: { replace: (address: string) => shown.push(address) },
      focus: () => undefined,
      close() {
        one.closed = true;
      },
    };
    opened.push(one);
    return one;
  }) as never;
  return opened;
}

test('what was changed is seen on its page before it is saved, and the same window shows the next change', async () => {
  const windows = openWindows();
  const { sent, cancelled } = openContents('home-block', value);
  write(await screen.findByLabelText('SK title'), 'Pre všetkých');

  await screen.findByText('SK on a phone');
  press('SK on a phone');
  await waitFor(() =>
    expect(windows[0]?.shown).toEqual([expect.stringMatching(/\/\/sk\.[^/]*\/preview\/drafts-1\?to=%2Fpage-sk$/)]),
  );
  expect(windows[0]?.features).toBe('popup,width=390,height=844');
  expect(sent[0]).toMatchObject({ isPreview: true, reason: 'Preview while editing' });
  expect(screen.getByLabelText('SK title')).toHaveValue('Pre všetkých');

  write(screen.getByLabelText('SK title'), 'Pre každého');
  press('SK on a phone');
  await waitFor(() => expect(windows[0]?.shown).toHaveLength(2));
  expect([windows.length, cancelled]).toEqual([1, ['1']]);
  write(screen.getByLabelText('SK title'), 'Pre každú');
  press('SK on a wide screen');
  await waitFor(() => expect(windows[1]?.shown).toHaveLength(1));

  write(screen.getByLabelText('Reason'), 'A test');
  press('Save');
  await screen.findByText('Saved. The shop shows it within five seconds.');
  expect(cancelled).toEqual(['1', '2', '3']);
});

test('what waits for a second person when it is saved is seen, too', async () => {
  const windows = openWindows();
  openContents('home-block', value, { needsApproval: true });
  write(await screen.findByLabelText('SK title'), 'Pre všetkých');

  await screen.findByText('SK on a phone');
  press('SK on a phone');

  await waitFor(() => expect(windows[0]?.shown).toHaveLength(1));
});

test('what cannot be shown is said at its field, and no empty window stays', async () => {
  const windows = openWindows();
  openContents('home-block', value, { title: 'non_empty' });
  write(await screen.findByLabelText('SK title'), '');

  await screen.findByText('SK on a wide screen');
  press('SK on a wide screen');

  expect(await screen.findByText('Fill in this field')).toBeInTheDocument();
  expect(windows.map(({ closed, shown }) => [closed, shown])).toEqual([[true, []]]);
});

test('there is a preview only for countries in which something was changed', async () => {
  openContents('home-block', value);
  await screen.findByLabelText('SK title');
  expect(screen.queryByText('See it in the shop')).toBeNull();

  fireEvent.change(screen.getByLabelText('HU title'), { target: { value: 'Kinek' } });

  expect(await screen.findByText('HU on a phone')).toBeInTheDocument();
  expect(screen.queryByText('SK on a phone')).toBeNull();
});
