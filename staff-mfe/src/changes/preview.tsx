import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { usePress } from '../forms/use-press.ts';
import { countryOfEdition, momentHere } from '../words/formats.ts';
import { previewAddress } from '../words/shop-address.ts';
import { createOpenSet, type OpenSet } from './change-set.store.ts';
import classes from './changes.module.css';

interface Props {
  id: string;
  parts: OpenSet['changeSet']['parts'];
}

/** Shows the set in the real shop of each country that it changes, by a signed link that can be passed on. */
export function Preview({ id, parts }: Props) {
  const t = useTexts('staff');
  const { preview } = useSnapshot(useStore(createOpenSet).state);
  const countries = parts.filter(({ state }) => state === 'draft' || state === 'scheduled');
  return (
    <section className={classes.panel} aria-labelledby="preview">
      <h2 id="preview" className={text.size18}>
        {t('changes.preview')}
      </h2>
      <p className={text.size14}>{t('changes.preview-lead')}</p>
      {countries.map(({ country }) => (
        <Open key={country} id={id} country={country} />
      ))}
      <div role="status">
        {preview && (
          <>
            <p className={text.size14}>
              {t('changes.preview-until', { at: momentHere(preview.until, document.documentElement.lang) })}
            </p>
            <ul>
              {countries.map(({ country }) => (
                <li key={country}>
                  <a
                    className={`${text.link} ${classes.link}`}
                    href={previewAddress(countryOfEdition(country), preview)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {t('changes.preview-of', { country: country.toUpperCase() })}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function Open({ id, country }: { id: string; country: string }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { isBusy, problem, press } = usePress(async () => {
    // Browsers open a window only while the press is handled, so that it is there before the answer.
    const tab = window.open('', '_blank');
    try {
      const address = previewAddress(countryOfEdition(country), await store.preview(id));
      if (!tab) return;
      tab.opener = null;
      tab.location.replace(address);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
  return (
    <div>
      <Button kind="secondary" busy={isBusy} onClick={press}>
        {t('changes.preview-in', { country: country.toUpperCase() })}
      </Button>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
    </div>
  );
}
