import { expect, type Page } from '@playwright/test';
import { createAxe } from './create-axe.ts';
import { drawAll } from './draw-all.ts';

/** Expects that axe finds no violation on the current page. */
export async function expectSound(page: Page) {
  await drawAll(page);
  const { violations } = await createAxe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
