import type { Focus } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Picture, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { ChooseUploaded } from '../pictures/choose-uploaded.tsx';
import { FocalPoint } from '../pictures/focal-point.tsx';
import { UploadPicture } from '../pictures/upload-picture.tsx';
import { usePictureUpload } from '../pictures/use-picture-upload.ts';
import { countryOfEdition } from '../words/formats.ts';
import classes from './contents.module.css';
import type { Draft } from './draft.ts';
import type { Edited } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { focusIn, MIDDLE, type PictureSlot, textAt, withFocus, withoutPicture, withPicture } from './picture-slot.ts';

interface Props {
  id: string;
  label: string;
  edition: string;
  draft: Draft;
  slot: PictureSlot;
  isReadOnly: boolean;
  /** The field of its name. */
  children: ReactNode;
}

/** A picture of a value as the shop crops it, with an upload and its focal point. */
export function PicturePart({ id, label, edition, draft, slot, isReadOnly, children }: Props) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const { edited } = useSnapshot(editor.state);
  const path = slot.name ? textAt(draft, slot.name) : '';
  const focus = focusIn(draft, slot);
  const put = (of: string, picture: { path: string; at: Focus | null }) =>
    editor.change(of, (former) => withPicture(former, slot, { country: countryOfEdition(of), ...picture }));
  const take = (name: string) => put(edition, { path: `${name}/${slot.view}`, at: MIDDLE });
  const upload = usePictureUpload({ isReadOnly, onUploaded: take });
  const others = (edited as readonly Edited[]).filter((one) => one.edition !== edition);

  return (
    <div className={classes.field} onPaste={upload.paste}>
      {children}
      <div className={classes.picture}>
        {isPicture(path) && (
          <Picture picture={{ path, alt: '', focus }} sizes="200px" decorative className={classes.cropped} />
        )}
        <UploadPicture id={`${id}-file`} label={label} upload={upload} />
        {!isReadOnly && <ChooseUploaded label={label} onChosen={take} />}
        {focus && (
          <FocalPoint
            id={`${id}-focus`}
            label={label}
            path={path}
            focus={focus}
            onFocus={(next) =>
              editor.change(edition, (former) => {
                const at = next(focusIn(former, slot) ?? MIDDLE);
                return withFocus(former, slot, { country: countryOfEdition(edition), at });
              })
            }
          />
        )}
        {!isReadOnly && path !== '' && (
          <Button
            kind="text"
            onClick={() => {
              for (const other of others) put(other.edition, { path, at: focus });
            }}
          >
            {t('pictures.everywhere')}
            <span className={text.spoken}> {label}</span>
          </Button>
        )}
        {!isReadOnly && slot.mayBeNone && slot.name && (
          <Button
            kind="text"
            onClick={() => editor.change(edition, (former) => withoutPicture(former, slot, countryOfEdition(edition)))}
          >
            {t('pictures.remove')}
            <span className={text.spoken}> {label}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

const isPicture = (path: string) => /^[a-z0-9-]+(\/[a-z-]+)?$/.test(path);
