import type { Storefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLazyPart } from '@odeta/ui/lazy';

/** A part of the shell, loaded once it is needed; `null` until then. `onFailure` reverts the state that needed it. */
export function useOnDemand<Part>(
  load: (storefront: Storefront) => Promise<Part>,
  isNeeded: boolean,
  onFailure: () => void,
): Part | null {
  const t = useTexts('shell');
  return useLazyPart(load, isNeeded, { message: t('remote-fallback.title'), revert: onFailure }).part;
}
