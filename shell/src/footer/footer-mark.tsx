import type { FooterItem } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useState } from 'react';
import classes from './footer-link.module.css';

/** D2. The logo, or the name where there is none or its file is missing. `imageStyle` names one of the shapes of ours. */
export function FooterMark({ item: { image, imageStyle, label } }: { item: FooterItem }) {
  const { logger } = useStorefront();
  const [missing, setMissing] = useState(false);
  if (!image || missing) return label;

  function handleError() {
    logger.log('warning', 'file missing', image);
    setMissing(true);
  }
  const shape = classes[`image-${imageStyle}`];
  return <img className={shape} src={image} alt={label} width={48} height={20} loading="lazy" onError={handleError} />;
}
