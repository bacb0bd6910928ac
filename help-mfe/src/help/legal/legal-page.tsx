import { legalFileUrl } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { TextPage } from '../text-page/text-page.tsx';
import classes from './legal.module.css';
import { createLegalStore } from './legal.store.ts';
import { LegalPartView } from './legal-part-view.tsx';

interface Props {
  title: string;
  url: string;
  /** The index page of the help. */
  helpUrl: string;
  /** The text in short. */
  children: ReactNode;
}

/** A legal text: in short, then all numbered parts, with a table of contents and its versions as files. */
export function LegalPage({ title, url, helpUrl, children }: Props) {
  const t = useTexts('help');
  const { session } = useStorefront();
  const { document, text: legal } = useSnapshot(useStore(createLegalStore).state);
  if (!legal || !document) return null;
  const { version, parts, earlier } = legal;
  return (
    <TextPage
      path={[
        { name: t('title'), url: helpUrl },
        { name: title, url },
      ]}
      title={title}
      lead={
        <p className={classNames(text.size14, text.soft)}>
          {t('legal.valid', { day: dateText(session.country, version) })} ·{' '}
          <a className={text.link} href={legalFileUrl(document, version)}>
            {t('legal.file')}
          </a>
        </p>
      }
      contents={parts}
      isNumbered
    >
      <section className={classes.short} aria-labelledby="legal-short">
        <h2 className={text.size18} id="legal-short">
          {t('legal.short')}
        </h2>
        {children}
      </section>
      {parts.map((part, index) => (
        <LegalPartView key={part.key} part={part} number={index + 1} />
      ))}
      {earlier.length > 0 && (
        <p className={classNames(text.size14, classes.earlier)}>
          {t('legal.earlier')}{' '}
          {earlier.map((old, index) => (
            <span key={old}>
              {index > 0 && ', '}
              <a className={text.link} href={legalFileUrl(document, old)}>
                {dateText(session.country, old)}
              </a>
            </span>
          ))}
        </p>
      )}
    </TextPage>
  );
}
