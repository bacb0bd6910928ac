import { act, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { hasFlag } from '../document/visit-flag.ts';
import { createTrackingLog } from './tracking-log.ts';
import { TrackingPanel } from './tracking-panel.tsx';

test('the panel shows which events were sent and why the others were not (N3)', async () => {
  const storefront = createTestStorefront();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { add, settle } = storefront.storeOf(createTrackingLog);
  await renderInStorefront(<TrackingPanel />, { storefront });

  await act(async () => {
    settle(add('page_view', { page_type: 'home' }), null);
    settle(add('purchase', {}), 'no consent');
    add('view_item', {});
  });

  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('1 of 3 sent. Consent: refused');
  const shown = screen.getAllByRole('listitem').map((entry) => entry.querySelector('summary')?.textContent);
  expect(shown).toEqual([
    expect.stringMatching(/view_item: waits for consent$/),
    expect.stringMatching(/purchase: not sent, no consent$/),
    expect.stringMatching(/page_view: sent$/),
  ]);
});

test('the panel is enabled for the visit until it is switched off', () => {
  const pageAt = (search: string) => ({ location: { search }, sessionStorage }) as unknown as Window;
  const asked = ['', '?tracking-debug', '?page=2', '?tracking-debug=0', ''];

  expect(asked.map((search) => hasFlag(pageAt(search), 'tracking-debug'))).toEqual([false, true, true, false, false]);
});
