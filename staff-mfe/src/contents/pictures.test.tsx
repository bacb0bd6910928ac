import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UPLOADED as NAME, openContents, uploadedNames } from '../../testing/open-contents.ts';
import { press, write } from '../../testing/open-staff-app.tsx';

const tile = (path: string, alt: string) => ({ name: 'Ženy', url: '/zeny', picture: { path, alt } });
const topic = { title: 'O nás', text: 'Text', parts: [{ anchor: 'a', title: 'A', text: 'A', picture: null }] };

const photo = (bytes = 4) => new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
const fileField = (label: string) => screen.findByLabelText(`Upload a picture: ${label}`);
const choose = async (label: string, file: File) =>
  fireEvent.change(await fileField(label), { target: { files: [file] } });
const save = async () => {
  write(screen.getByLabelText('Reason'), 'A test');
  press('Save');
  await screen.findByText('Saved. The shop shows it within five seconds.');
};
const PICTURE = 'SK tile 1 picture name';

test('an uploaded picture gets its focal point by keys, by a press and by sliders, and is saved with the value', async () => {
  const { sent, uploads } = openContents('home-block', {
    title: 'Pre koho',
    tiles: [tile('tile-women/tall', 'Kabáty')],
  });

  await choose(PICTURE, photo());
  const point = await screen.findByRole('button', { name: /^Focal point: 50\s% from the left, 50\s% from the top/ });
  expect(screen.getByLabelText(PICTURE)).toHaveValue(`${NAME}/tall`);
  expect(uploads).toEqual(['AAAAAA==']);

  fireEvent.keyDown(point, { key: 'ArrowLeft' });
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  await waitFor(() => expect(point).toHaveAccessibleName(/^Focal point: 45\s% from the left, 55\s% from the top/));
  point.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(point, { clientX: 172, clientY: 10, detail: 1 });
  await waitFor(() => expect(point).toHaveAccessibleName(/^Focal point: 80\s% from the left, 0\s% from the top/));
  fireEvent.change(screen.getByRole('slider', { name: /^From the top/ }), { target: { value: '25' } });

  await save();
  expect(sent[0]?.changes).toMatchObject([
    {
      country: 'sk',
      value: { tiles: [{ picture: { path: `${NAME}/tall`, alt: 'Kabáty', focus: { x: 80, y: 25 } } }] },
    },
  ]);
});

test('one press uses the picture in all editions, and each keeps its own alternative text', async () => {
  const { sent } = openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] });
  await choose(PICTURE, photo());
  await screen.findByRole('button', { name: /^Focal point/ });

  const everywhere = screen.getByRole('button', { name: `Use it in all countries and languages ${PICTURE}` });
  fireEvent.click(everywhere);
  await save();

  expect(sent[0]?.changes.map(({ country, value }) => [country, value])).toEqual(
    ['sk', 'hu'].map((country) => [
      country,
      {
        title: 'T',
        tiles: [tile(`${NAME}/tall`, 'Own')].map((one) => ({
          ...one,
          picture: { ...one.picture, focus: { x: 50, y: 50 } },
        })),
      },
    ]),
  );
});

test('what was typed while a picture is uploaded stays', async () => {
  openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] });

  await choose(PICTURE, photo());
  write(screen.getByLabelText('SK title'), 'Typed meanwhile');
  await screen.findByRole('button', { name: /^Focal point/ });

  expect(screen.getByLabelText('SK title')).toHaveValue('Typed meanwhile');
});

test('a picture without an alternative text is marked', async () => {
  openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', '')] });

  expect(await screen.findAllByText('The text in place of the picture is missing')).toHaveLength(2);
});

test('a picture that was uploaded before is chosen from a list by keys, and gets its focal point', async () => {
  const { sent } = openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Kabáty')] });
  const open = await screen.findByRole('button', { name: `Choose an uploaded picture ${PICTURE}` });

  fireEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Choose an uploaded picture' });
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
  fireEvent.click(within(dialog).getByRole('button', { name: 'More' }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(3));
  const third = within(dialog).getAllByRole('listitem')[2] as HTMLElement;
  const choice = within(third).getByRole('button');
  await waitFor(() => expect(choice).toHaveFocus());
  expect(choice).toHaveAccessibleName(/^Edita, .*2026.* 1600\s×\s900\spx$/);
  expect(within(dialog).queryByRole('button', { name: 'More' })).toBeNull();
  fireEvent.click(choice);

  await screen.findByRole('button', { name: /^Focal point: 50\s%/ });
  expect(screen.getByLabelText(PICTURE)).toHaveValue(`${uploadedNames[2]}/tall`);
  await save();
  expect(sent[0]?.changes).toMatchObject([{ value: { tiles: [{ picture: { path: `${uploadedNames[2]}/tall` } }] } }]);
});

test('a list without pictures says so', async () => {
  openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'K')] }, { hasUploads: false });

  fireEvent.click(await screen.findByRole('button', { name: `Choose an uploaded picture ${PICTURE}` }));

  expect(await screen.findByText('Nobody has uploaded a picture yet.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  // Its step in the history of the browser is gone, too.
  await waitFor(() => expect(window.history.state?.overlays ?? []).toEqual([]));
});

test('a part of a page gets a picture by a drop, and loses it again', async () => {
  const { sent } = openContents('help-topic', topic);
  const field = await fileField('SK part 1 picture');
  const place = field.closest('label')?.parentElement as HTMLElement;

  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [photo()] } });
  write(await screen.findByLabelText('SK part 1 picture text in place of the picture'), 'Predajňa');
  await save();
  expect(sent[0]?.changes[0]?.value.parts).toMatchObject([
    { picture: { path: `${NAME}/wide`, alt: 'Predajňa', focus: { x: 50, y: 50 } } },
  ]);

  await choose('SK part 1 picture', photo());
  const name = await screen.findByLabelText('SK part 1 picture name');
  const row = name.closest('fieldset') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: /^Remove the picture SK part 1/ }));
  await waitFor(() => expect(screen.queryByLabelText('SK part 1 picture name')).toBeNull());
});

test('a box of the menu keeps its focal point beside its picture', async () => {
  const entry = { id: 'a', name: 'A', link: '/a', cover: null, alt: 'A', children: {} };
  const { sent } = openContents('menu', { entries: [entry] });

  await choose('SK entry 1 picture', photo());
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Focal point/ }), { key: 'ArrowRight' });
  await save();

  expect(sent[0]?.changes[0]?.value.entries).toMatchObject([{ cover: `${NAME}/square`, coverFocus: { x: 55, y: 50 } }]);
});
