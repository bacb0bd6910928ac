import type { FooterItem } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { keepTogether } from '@odeta/ui';
import { useState } from 'react';
import classes from './footer-link.module.css';

const sizes: Record<string, { width: number; height: number }> = {
  wide: { width: 200, height: 40 },
  icon: { width: 20, height: 20 },
};
const asHighAsALine = { width: 48, height: 20 };

/** The logo, or the name if there is no logo or its file is missing. `imageStyle` names one of our styles. */
export function FooterMark({ item: { image, imageStyle, label } }: { item: FooterItem }) {
  const { logger } = useStorefront();
  const [missing, setMissing] = useState(false);
  if (!image || missing) return keepTogether(label);

  function handleError() {
    logger.log('warning', 'file missing', image);
    setMissing(true);
  }
  const shape = {
    className: classes[`image-${imageStyle}`],
    src: image,
    loading: 'lazy' as const,
    onError: handleError,
    ...(sizes[imageStyle ?? ''] ?? asHighAsALine),
  };
  if (imageStyle !== 'icon') return <img {...shape} alt={label} />;
  return (
    <>
      <img {...shape} alt="" />
      {label}
    </>
  );
}
