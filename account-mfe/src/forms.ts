import type { UnitForms } from '@odeta/storefront';
import { leaveAccount } from './account/account.form.ts';
import { chooseDefaultByForm, deleteAddressByForm, saveAddressByForm } from './address-book/address-book.form.ts';
import { confirmByLink } from './confirm-email/confirm-email.form.ts';
import { afterSecondPress } from './forms/second-press.ts';
import { logInByForm, registerByForm } from './log-in/log-in.form.ts';
import { cancelOrderByForm } from './orders/orders.form.ts';
import { askForReset, setNewPassword } from './password/password.form.ts';
import { cancelReturnByForm, openReturnByForm } from './returns/return.form.ts';
import { reviewByForm } from './reviews/review.form.ts';
import { deleteAccountByForm, downloadByForm, exportByForm, keepAccountByForm } from './settings/personal-data.form.ts';
import {
  changeEmailByForm,
  changePasswordByForm,
  confirmEmailByForm,
  endLogInByForm,
  saveProfileByForm,
} from './settings/settings.form.ts';

export const forms = {
  'account.log-in': logInByForm,
  'account.register': registerByForm,
  'account.forgotten': askForReset,
  'account.new-password': setNewPassword,
  'account.log-out': leaveAccount,
  'account.profile': saveProfileByForm,
  'account.password': changePasswordByForm,
  'account.new-email': changeEmailByForm,
  'account.confirm-email': confirmEmailByForm,
  'account.open-link': confirmByLink,
  'account.export': exportByForm,
  'account.download': downloadByForm,
  'account.delete': deleteAccountByForm,
  'account.keep': keepAccountByForm,
  'account.end-log-in': endLogInByForm,
  'account.address': saveAddressByForm,
  'account.default-address': chooseDefaultByForm,
  'account.delete-address': afterSecondPress(deleteAddressByForm),
  'account.cancel-order': afterSecondPress(cancelOrderByForm),
  'account.return': openReturnByForm,
  'account.review': reviewByForm,
  'account.cancel-return': afterSecondPress(cancelReturnByForm),
} satisfies UnitForms;
