import { useTexts } from '@odeta/storefront/i18n';
import { Button, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { useState } from 'react';
import { UploadedPictures } from './uploaded-pictures.tsx';

interface Props {
  /** Of the picture, for its name. */
  label: string;
  onChosen: (name: string) => void;
}

/** A button that opens the list of uploaded pictures. */
export function ChooseUploaded({ label, onChosen }: Props) {
  const t = useTexts('staff');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t('pictures.choose')}
        <span className={text.spoken}> {label}</span>
      </Button>
      <Dialog open={isOpen} size="wide" title={t('pictures.choose')} onClose={() => setOpen(false)}>
        <UploadedPictures
          onChosen={(name) => {
            setOpen(false);
            onChosen(name);
          }}
        />
      </Dialog>
    </>
  );
}
