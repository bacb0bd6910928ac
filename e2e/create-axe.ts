import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe for pages without frames, like all pages of the shop. Passed rules are not collected, because that takes longest. */
export const createAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
