import type { CountryCode } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { usePress } from '../forms/use-press.ts';
import { countryOfEdition } from '../words/formats.ts';
import { fieldTexts } from '../words/problem-text.ts';
import { previewAddress } from '../words/shop-address.ts';
import classes from './contents.module.css';
import { type Edited, isTouched } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { createLivePreview } from './live-preview.store.ts';

/** Pixels of the windows, which stand beside the editor. */
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;
type Size = keyof typeof sizes;

/** What was changed and is not saved, on its page in the shop: in a window of its own, on a phone or wide. The same press shows what was changed since. */
export function LivePreview() {
  const t = useTexts('staff');
  const { edited } = useSnapshot(useStore(createEditor).state);
  const touched = (edited as readonly Edited[]).filter(isTouched).map(({ edition }) => countryOfEdition(edition));
  if (touched.length === 0) return null;
  return (
    <section className={classes.preview} aria-labelledby="live-preview">
      <h2 id="live-preview" className={text.size18}>
        {t('live-preview.title')}
      </h2>
      <p className={text.size14}>{t('live-preview.lead')}</p>
      {[...new Set(touched)].map((country) => (
        <div key={country} className={classes.buttons}>
          <Open country={country} size="phone" />
          <Open country={country} size="wide" />
        </div>
      ))}
    </section>
  );
}

function Open({ country, size }: { country: CountryCode; size: Size }) {
  const t = useTexts('staff');
  const previews = useStore(createLivePreview);
  const { isBusy, problem, press } = usePress(async () => {
    // Browsers open a window only while the press is handled.
    const { shop, isNew } = windowOf(previews.windows, size);
    try {
      const preview = await previews.prepare(t('live-preview.reason'), (error) => fieldTexts(t, error));
      // What is wrong is said at the fields.
      if (!preview) return closeNew();
      shop?.location.replace(previewAddress(country, preview));
      shop?.focus();
    } catch (error) {
      closeNew();
      throw error;
    }

    function closeNew() {
      if (isNew) shop?.close();
    }
  });
  return (
    <div>
      <Button kind="secondary" busy={isBusy} onClick={press}>
        {t(`live-preview.${size}`, { country: country.toUpperCase() })}
      </Button>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
    </div>
  );
}

/** The window of this size that is still open, or a new one. `null`: the browser opens none. */
function windowOf(windows: Map<string, Window>, size: Size): { shop: Window | null; isNew: boolean } {
  const known = windows.get(size);
  if (known && !known.closed) return { shop: known, isNew: false };
  const { width, height } = sizes[size];
  const shop = window.open('', '', `popup,width=${width},height=${height}`);
  // It keeps its opener: browsers let nobody else show another page in it.
  if (shop) windows.set(size, shop);
  return { shop, isNew: true };
}
