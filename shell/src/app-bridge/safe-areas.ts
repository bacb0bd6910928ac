import type { SafeAreas } from '@odeta/contracts/app-bridge';

/** R19. Sets the tokens `--safe-…` from the app's safe areas, which replace those of the browser. */
export function applySafeAreas({ documentElement }: Document, areas: SafeAreas) {
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    documentElement.style.setProperty(`--safe-${side}`, `${areas[side]}px`);
}
