import type { Color } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';

const STEP = 18;

/** The colours of a product. An SVG, because the content security policy forbids style attributes for colours from data. */
export function ColorDots({ colors, className }: { colors: readonly Color[]; className?: string }) {
  const t = useTexts('shell');
  const width = colors.length * STEP - 6;
  const label = t('ui.colors', { count: colors.length });
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      width={width}
      height={12}
      stroke="currentColor"
      strokeOpacity=".22"
    >
      {colors.map(({ code, hex }, index) => (
        <circle key={code} cx={index * STEP + 6} cy={6} r={5.5} fill={hex} />
      ))}
    </svg>
  );
}
