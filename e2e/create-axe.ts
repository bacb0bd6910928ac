import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe for a page without frames, which all pages of the shop are. What it finds in order is not collected: that takes longest. */
export const createAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
