import { mug } from '../cuts/home/mug.ts';
import { crewTee } from '../cuts/tops/crew-tee.ts';
import { STUDIO } from '../engine/color.ts';
import { shootDetail, shootWhole } from './shoot.ts';

const TEE = { color: '#8b947f', seed: 7 };

const bytesOf = async (options: typeof TEE) => (await shootWhole(crewTee, options, 90)).front().data;

test('the same tee in the same colour is the same picture, byte for byte', async () => {
  expect(await bytesOf(TEE)).toEqual(await bytesOf(TEE));
});

test('another seed lays the same tee in other folds', async () => {
  expect(await bytesOf({ ...TEE, seed: 8 })).not.toEqual(await bytesOf(TEE));
});

test('a close-up has the size that was asked for and shows no ground where goods fill it', async () => {
  const { data, width, height } = await shootDetail({ ...mug, closeUp: { x: 420, y: 600, width: 200 } }, TEE, 60);

  expect([width, height]).toEqual([60, 80]);
  expect(`#${data.subarray(0, 3).toString('hex')}`).not.toBe(STUDIO);
});

test('a cut-out shows goods whole, their ground not at all and their shadow in part', async () => {
  const { cutout } = await shootWhole(mug, TEE, 90);
  const { data } = cutout();
  const alphaAt = (x: number, y: number) => data[(y * 90 + x) * 4 + 3] ?? -1;

  expect(alphaAt(40, 60)).toBe(255);
  expect(alphaAt(2, 2)).toBe(0);
  const shadow = alphaAt(46, 89);
  expect(shadow).toBeGreaterThan(0);
  expect(shadow).toBeLessThan(200);
});

test('goods look the same on their ground and cut out', async () => {
  const { front, cutout } = await shootWhole(mug, TEE, 90);
  const [onGround, alone] = [front().data, cutout().data];
  const middle = 60 * 90 + 40;

  expect(alone.subarray(middle * 4, middle * 4 + 3)).toEqual(onGround.subarray(middle * 3, middle * 3 + 3));
});
