import { useTexts } from '@odeta/storefront/i18n';
import { Button } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { choiceField } from '../forms/choice-field.ts';
import { linkAddressOf } from './link-address.ts';
import classes from './rich-text.module.css';

interface Props {
  id: string;
  /** Empty: there is no link yet. */
  href: string;
  /** Empty: the link is removed. */
  onLink: (href: string) => void;
  onClose: () => void;
}

/** Asks for the address of a link. Escape closes it without a change. */
export function LinkForm({ id, href, onLink, onClose }: Props) {
  const t = useTexts('staff');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = linkAddressOf(typed);
    if (address === null) setWrong(true);
    else onLink(address);
  }

  return (
    <form
      ref={form}
      noValidate
      className={classes.link}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextField
        field={choiceField(`${id}-link`, typed, setTyped, isWrong ? t('rich-text.no-address') : null)}
        label={t('rich-text.address')}
        help={t('rich-text.address-help')}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
      />
      <div className={classes.buttons}>
        <Button kind="secondary" type="submit">
          {t('rich-text.set-link')}
        </Button>
        {href !== '' && (
          <Button kind="text" onClick={() => onLink('')}>
            {t('rich-text.remove-link')}
          </Button>
        )}
        <Button kind="text" onClick={onClose}>
          {t('rich-text.cancel')}
        </Button>
      </div>
    </form>
  );
}
