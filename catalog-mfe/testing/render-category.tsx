import { readHome } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import CategoryPage from '../src/category/category.page.tsx';
import { createCategoryStore } from '../src/category/category.store.ts';
import { messages } from '../src/messages/index.ts';
import { Address } from './address.tsx';
import { categoryOf } from './category.ts';
import { home } from './home.ts';

/** Renders a category with this state of its store. */
export async function renderCategory(state: object, url = '/c/kabaty') {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [answers(readHome, home)], messages: { catalog } });
  Object.assign(storefront.storeOf(createCategoryStore).state, state);
  const page = (
    <>
      <CategoryPage />
      <Address />
    </>
  );
  return renderInStorefront(page, { storefront, url });
}

export const address = () => screen.getByTestId('address').textContent;
export const ready = (part: Parameters<typeof categoryOf>[0] = {}) => ({ status: 'ready', category: categoryOf(part) });
