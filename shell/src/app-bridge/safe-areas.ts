import type { SafeAreas } from '@odeta/contracts/app-bridge';

/** R19. In place of what the browser says of the screen: `--safe-…` of the tokens. */
export function applySafeAreas({ documentElement }: Document, areas: SafeAreas) {
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    documentElement.style.setProperty(`--safe-${side}`, `${areas[side]}px`);
}
