import { expect, test } from '../../fixtures.ts';

for (const country of ['pl', 'sk', 'hu', 'ro', 'ua'] as const) {
  test(`each label of the bottom bar of ${country} fits on one line at 320 px (B5)`, { tag: '@narrow' }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.open(country);

    const labels = await page.locator('[data-bar] :is(a, button)').evaluateAll((entries) =>
      entries.map((entry) => {
        const words = [entry, ...entry.querySelectorAll('span')].flatMap(({ childNodes }) => [...childNodes]);
        const label = words.find(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
        const range = document.createRange();
        if (label) range.selectNodeContents(label);
        const lines = range.getClientRects();
        const { left, right } = entry.getBoundingClientRect();
        const isCut = [...lines].some((line) => line.left < left || line.right > right + 1);
        return { lines: lines.length, isCut };
      }),
    );

    expect(labels).toHaveLength(5);
    for (const label of labels) expect(label).toEqual({ lines: 1, isCut: false });
  });
}
