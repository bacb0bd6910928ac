import type { StripBanner } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { useId, useState } from 'react';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { CopyCode } from './copy-code.tsx';
import classes from './promo-strip.module.css';

/**
 * Offers above the header, each with a code to copy and expandable conditions. On phones they are one line from the second page of a visit
 * on (`hide-closed.ts`), which opens them again.
 */
export function PromoStrip() {
  const t = useTexts('shell');
  const { layout } = useSnapshot(useStore(createSiteContentsStore).state);
  const [first] = layout.strips;
  if (!first) return null;
  return (
    <aside aria-label={t('strip.label')}>
      <button
        type="button"
        className={classNames(classes.short, groundOf(first))}
        aria-expanded={false}
        onClick={({ currentTarget }) => void handleOpen(currentTarget)}
      >
        <span dangerouslySetInnerHTML={{ __html: plainText(first.content) }} />{' '}
        {first.code && <b className={text.medium}>{first.code}</b>}
        <Icon icon="chevron-down" size={16} />
      </button>
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
    <div className={classNames(classes.strip, groundOf(banner), properties.font === 'display' && classes.display)}>
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

const groundOf = ({ properties }: Pick<StripBanner, 'properties'>) =>
  classes[`ground-${properties.backgroundColor ?? 'action'}`];

/** Without the code, the next press tries again. */
function handleOpen(line: HTMLElement) {
  return import(/* webpackChunkName: "lazy" */ '../visit/lazy.ts').then(
    ({ openStrips }) => openStrips(line),
    () => undefined,
  );
}

/** The sanitised text without its elements: a link inside of a button could not be used. */
const plainText = (html: string) => html.replace(/<[^>]*>/g, '');
