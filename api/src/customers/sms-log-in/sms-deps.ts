import type { Sms } from '../../sms/sms.ts';
import type { LoginDeps } from '../accounts/login-limits.ts';

export interface SmsDeps extends LoginDeps {
  sms: Sms;
}
