import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { StorefrontProvider } from '../storefront-provider.tsx';
import { createTestStorefront, type TestStorefront } from './create-test-storefront.ts';

interface Options {
  storefront?: TestStorefront;
  /** Path and query of the page. */
  url?: string;
}

export interface Rendered extends RenderResult {
  storefront: TestStorefront;
  user: UserEvent;
}

/** Renders with the shell's providers, but without the shell. */
export async function renderInStorefront(
  children: ReactNode,
  { storefront = createTestStorefront(), url = '/' }: Options = {},
): Promise<Rendered> {
  const tree = (
    <StorefrontProvider storefront={storefront}>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </StorefrontProvider>
  );
  const result = await act(async () => render(tree));
  return { ...result, storefront, user: userEvent.setup() };
}
