import { uploadedIn } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Picture, Skeleton, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { usePress } from '../forms/use-press.ts';
import { momentHere } from '../words/formats.ts';
import classes from './pictures.module.css';
import { createUploadedPictures, type ListedPicture } from './uploaded-pictures.store.ts';

interface Props {
  onChosen: (name: string) => void;
}

/** Previews of everything that was uploaded, each a button that chooses it. */
export function UploadedPictures({ onChosen }: Props) {
  const t = useTexts('staff');
  const list = useStore(createUploadedPictures);
  const { pictures, hasMore } = useSnapshot(list.state);
  const load = usePress(list.load);
  const items = useRef<HTMLUListElement>(null);
  const firstNew = useRef(0);
  const more = usePress(() => {
    firstNew.current = pictures?.length ?? 0;
    return list.more();
  });
  // Each time that the dialog opens.
  useEffect(() => load.press(), []);
  // The button that was pressed may be gone by then.
  useEffect(() => {
    if (firstNew.current > 0) items.current?.children[firstNew.current]?.querySelector('button')?.focus();
    firstNew.current = 0;
  }, [pictures]);
  const problem = load.problem ?? more.problem;

  return (
    <>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      {pictures === null && !problem && <Skeleton />}
      <div role="status">{pictures?.length === 0 && <p className={text.soft}>{t('pictures.none')}</p>}</div>
      <ul ref={items} className={classes.uploaded} aria-busy={load.isBusy}>
        {(pictures as readonly ListedPicture[] | null)?.map((one) => (
          <li key={one.name}>
            <Uploaded picture={one} onPress={() => onChosen(one.name)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="secondary" busy={more.isBusy} onClick={more.press}>
          {t('contents.more')}
        </Button>
      )}
    </>
  );
}

function Uploaded({ picture, onPress }: { picture: ListedPicture; onPress: () => void }) {
  const { name, uploadedBy, uploadedAt } = picture;
  const { width, height } = uploadedIn(name) ?? {};
  return (
    <button type="button" className={classes.one} onClick={onPress}>
      <Picture picture={{ path: `${name}/square`, alt: '' }} sizes="160px" decorative />
      <span className={classes.note}>
        {uploadedBy}, {momentHere(uploadedAt, document.documentElement.lang)}
      </span>{' '}
      <span className={classes.note}>
        {width} × {height} px
      </span>
    </button>
  );
}
