import process from 'node:process';
import { expectSound } from '../../expect-sound.ts';
import { expect, test } from '../../fixtures.ts';

for (const country of ['pl', 'sk', 'hu', 'ro', 'ua']) {
  test(`every e-mail of ${country} is linked, fits into 320 px and has no accessibility violations (N1)`, {
    tag: country === 'sk' ? ['@wide'] : ['@wide', '@full'],
  }, async ({ page }) => {
    // It checks dozens of pages.
    test.slow();
    const emails = `http://localhost:${process.env.GALLERY_PORT}/emails`;
    const files: string[] = await (await page.request.get(`${emails}/${country}.json`)).json();
    const addresses = files.map((file) => `${emails}/${file}`);
    expect(addresses).not.toEqual([]);

    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${emails}/${country}.html`);
    const links = page.getByRole('link', { name: 'Alone' });
    await expect(links).toHaveCount(addresses.length);
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(addresses);

    const checked = new Set<string>();
    for (const address of addresses) {
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, overflow]).toEqual([address, 0]);

      // All e-mails have the same layout, so axe only checks those with a new kind of element.
      const parts = await page.evaluate(listParts);
      if (parts.every((part) => checked.has(part))) continue;
      await expectSound(page);
      for (const part of parts) checked.add(part);
    }
  });
}

/** Each element as axe sees it: its attributes and styles, those of its ancestors, and whether it has text. */
function listParts(): string[] {
  const ownOf = (element: Element) => {
    const attributes = element.getAttributeNames().map((name) => {
      const value = element.getAttribute(name);
      return /^(style|class|role|lang)$/.test(name) || !value ? `${name}=${value}` : name;
    });
    return [element.localName, ...attributes, element.textContent?.trim() ? 'words' : 'empty'].join(' ');
  };
  const pathOf = (element: Element): string =>
    element.parentElement ? `${pathOf(element.parentElement)} > ${ownOf(element)}` : ownOf(element);
  return [...new Set([...document.querySelectorAll('html, body, body *')].map(pathOf))];
}
