import type { Contents } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { RetriedImage } from '@odeta/ui/retried-image';
import { useEffect, useState } from 'react';
import { createContentsStore } from '../contents/contents.store.ts';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './legal-guarantee.module.css';

const POINTS = ['repair', 'refund', 'longer', 'extra'];

/** Directive 2011/83/EU, article 6(1)(l): the reminder of the legal guarantee, with the official notice if its file exists. */
export function LegalGuarantee({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const { legalGuaranteeYears } = useStorefront().session.country;
  const notice = useNotice(open);
  const years = t('guarantee.years', { count: legalGuaranteeYears ?? 0 });
  return (
    <Dialog
      open={open && legalGuaranteeYears !== null}
      title={t('guarantee.title')}
      footer={<Button onClick={onClose}>OK</Button>}
      onClose={onClose}
    >
      <div className={classes.notice}>
        {notice?.image && <RetriedImage className={classes.image} src={notice.image} alt={t('guarantee.image')} />}
        <p className={classes.years}>{years}</p>
        <p>{t('guarantee.lead', { years })}</p>
        <ul className={classes.points}>
          {POINTS.map((point) => (
            <li key={point}>{t(`guarantee.${point}`)}</li>
          ))}
        </ul>
        {notice && (
          <p className={classes.links}>
            <a className={text.link} href={notice.claimsUrl}>
              {t('guarantee.claim')}
            </a>
            <a className={text.link} href={notice.infoUrl} target="_blank" rel="noopener">
              {t('guarantee.info')}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function useNotice(open: boolean) {
  const contents = useStore(createContentsStore);
  const [notice, setNotice] = useState<Contents['legalGuarantee']>(null);

  useEffect(() => {
    if (!open) return undefined;
    let isLeft = false;
    void contents.read().then((all) => {
      if (!isLeft) setNotice(all?.legalGuarantee ?? null);
    });
    return () => {
      isLeft = true;
    };
  }, [open, contents]);

  return notice;
}
