import { catalogue } from '../catalogue/catalogue.ts';
import { heightsOf, silhouetteOf, widthsOf } from './silhouette.ts';

/** As wide as the smallest picture of a list. */
const WIDTH = 40;

const silhouette = (id: string, width = WIDTH) => {
  const picture = catalogue.find((one) => one.id === id);
  if (!picture) throw new Error(`No ${id}`);
  return silhouetteOf(picture.cut, picture.options, width);
};

const widths = async (id: string) => widthsOf(await silhouette(id)).filter((width) => width > 0);

/** The height of the goods in each column, from the left; larger, because a toe is low. */
const heights = async (id: string, width = 3 * WIDTH) =>
  heightsOf(await silhouette(id, width)).filter((height) => height > 0);

const at = (rows: readonly number[], part: number) => rows[Math.round((rows.length - 1) * part)] ?? 0;

test.each(['pyjamas-wine', 'satin-pyjamas-ivory'])(
  '%s are two pieces: the trousers are narrower than the shirt',
  async (id) => {
    const rows = await widths(id);
    expect(at(rows, 0.68)).toBeLessThan(at(rows, 0.54) * 0.85);
  },
);

test('a knitted dress has a waist, which a jumper has not', async () => {
  const rows = await widths('knit-dress-oat');
  expect(at(rows, 0.95)).toBeGreaterThan(at(rows, 0.65) * 1.1);
  expect(rows.length).toBeGreaterThan(Math.max(...rows) * 1.7);
});

test('a boot to the knee is narrow at the ankle and has an instep', async () => {
  const rows = await widths('knee-boot-ink');
  expect(at(rows, 0.6)).toBeLessThan(at(rows, 0.1));
  expect(at(rows, 0.8)).toBeGreaterThan(at(rows, 0.6) * 1.2);
});

test.each(['chelsea-boot-ink', 'desert-boot-sand', 'work-boot-cognac', 'ankle-boot-cognac'])(
  '%s slopes from the instep to a low toe',
  async (id) => {
    const columns = await heights(id);
    expect(at(columns, 0.85)).toBeLessThan(at(columns, 0.5) * 0.6);
  },
);

test('a pointed pump ends in a point', async () => {
  const columns = await heights('pumps-wine');
  expect(at(columns, 0.95)).toBeLessThan(at(columns, 0.7) * 0.3);
});

test.each(['merino-jumper-wine', 'western-shirt-sky', 'mac-coat-stone', 'anorak-mustard'])(
  'the sleeves of %s hang down beside the body',
  async (id) => {
    const columns = await heights(id, WIDTH);
    const sleeve = columns.slice(0, Math.round(columns.length * 0.15));
    expect(Math.max(...sleeve)).toBeGreaterThan(Math.max(...columns) * 0.5);
  },
);
