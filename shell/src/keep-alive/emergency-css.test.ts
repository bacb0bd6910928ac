import { readGlobalCss, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { applyEmergencyCss } from './emergency-css.ts';

test('the emergency style sheet is applied to the page unchanged, and an empty one is not applied (B19)', async () => {
  const replace = jest.fn();
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replace = replace;
    },
  });
  const page = { adoptedStyleSheets: [] as unknown[] };
  const storefront = createTestStorefront({ api: [answers(readGlobalCss, { globalCssSetting: '.a { color: red }' })] });

  await applyEmergencyCss(storefront, page as unknown as Document);

  expect(replace).toHaveBeenCalledWith('.a { color: red }');
  expect(page.adoptedStyleSheets).toHaveLength(1);

  storefront.prepare(answers(readGlobalCss, { globalCssSetting: '' }));
  await applyEmergencyCss(storefront, page as unknown as Document);
  expect(page.adoptedStyleSheets).toHaveLength(1);
});

test('a failed request for the emergency style sheet is logged and leaves the page unchanged (B19)', async () => {
  const refused = refuses(readGlobalCss, { code: 'unexpected', status: 500 });
  const storefront = createTestStorefront({ api: [refused, answers(writeLog, {})] });
  const page = { adoptedStyleSheets: [] as unknown[] };

  await applyEmergencyCss(storefront, page as unknown as Document);

  expect(page.adoptedStyleSheets).toEqual([]);
  expect(storefront.sent.at(-1)?.payload).toMatchObject({ message: expect.stringContaining('/base/global-css') });
});
