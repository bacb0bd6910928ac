import type { StripBanner } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames } from '@odeta/ui';
import { useId, useState } from 'react';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { CopyCode } from './copy-code.tsx';
import classes from './promo-strip.module.css';

/** Offers above the header, each with a code to copy and expandable conditions. */
export function PromoStrip() {
  const t = useTexts('shell');
  const { layout } = useSnapshot(useStore(createSiteContentsStore).state);
  if (layout.strips.length === 0) return null;
  return (
    <aside aria-label={t('strip.label')}>
      {layout.strips.map((banner) => (
        <Strip key={banner.content + banner.code} banner={banner as StripBanner} />
      ))}
    </aside>
  );
}

function Strip({ banner }: { banner: StripBanner }) {
  const t = useTexts('shell');
  const termsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { url, content, code, isCollapsible, contentCollapsible, properties } = banner;
  const words = { __html: content };
  return (
    <div
      className={classNames(
        classes.strip,
        classes[`ground-${properties.backgroundColor ?? 'action'}`],
        properties.font === 'display' && classes.display,
      )}
    >
      <div className={classes.line}>
        {url ? <a href={url} dangerouslySetInnerHTML={words} /> : <span dangerouslySetInnerHTML={words} />}
        {code && <CopyCode code={code} />}
        {isCollapsible && contentCollapsible && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={termsId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('strip.terms')}
          </button>
        )}
      </div>
      {isCollapsible && contentCollapsible && (
        <div
          id={termsId}
          className={classes.terms}
          hidden={!isOpen}
          dangerouslySetInnerHTML={{ __html: contentCollapsible }}
        />
      )}
    </div>
  );
}
