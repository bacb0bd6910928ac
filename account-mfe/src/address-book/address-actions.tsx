import type { BookAddress } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { PostForm } from '@odeta/ui/forms/posted';
import { takeFocus } from '@odeta/ui/take-focus';
import { addresses } from '../addresses.ts';
import { SURE } from '../forms/second-press.ts';
import classes from './address-book.module.css';
import { createAddressBookStore, DELETE_FORM } from './address-book.store.ts';
import { EditButton } from './edit-button.tsx';

const { path } = addresses.addresses;

/** Each action is a form, which is posted without scripts. */
export function AddressActions({ address: { id, isDefault }, name }: { address: BookAddress; name: string }) {
  const t = useTexts('account');
  const store = useStore(createAddressBookStore);
  const { isBusy } = useSnapshot(store.state);
  const spoken = <span className={text.spoken}> {name}</span>;
  const chosen = isDefault ? null : id;
  return (
    <div className={classes.actions}>
      <EditButton id={id} kind="text">
        {t('addresses.edit')}
        {spoken}
      </EditButton>
      <PostForm
        name="account.default-address"
        to={path}
        className={classes.action}
        onSubmit={() => void store.chooseDefault(chosen)}
      >
        <input type="hidden" name="id" value={chosen ?? ''} />
        <Button kind="text" type="submit" busy={isBusy}>
          {t(isDefault ? 'addresses.no-default' : 'addresses.make-default')}
          {spoken}
        </Button>
      </PostForm>
      <PostForm name={DELETE_FORM} to={path} className={classes.action} onSubmit={() => store.askToDelete(id)}>
        <input type="hidden" name="id" value={id} />
        <Button kind="text" type="submit">
          {t('addresses.delete')}
          {spoken}
        </Button>
      </PostForm>
    </div>
  );
}

/** Asks before deleting, because an address takes long to type. */
export function DeleteQuestion({ id }: { id: string }) {
  const t = useTexts('account');
  const store = useStore(createAddressBookStore);
  const { isBusy } = useSnapshot(store.state);
  const titleId = `delete-${id}`;
  return (
    <PostForm name={DELETE_FORM} to={path}>
      <input type="hidden" name="id" value={id} />
      <fieldset className={classes.actions} aria-labelledby={titleId}>
        <p id={titleId} className={text.size14} ref={takeFocus} tabIndex={-1}>
          {t('addresses.delete-question')}
        </p>
        <Button type="submit" name={SURE} value="yes" busy={isBusy} onClick={() => void store.remove(id)}>
          {t('addresses.delete')}
        </Button>
        <Button kind="text" type="submit" name={SURE} value="no" onClick={() => store.askToDelete(null)}>
          {t('addresses.cancel')}
        </Button>
      </fieldset>
    </PostForm>
  );
}
