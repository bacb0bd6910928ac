import type { SecurityLog } from '../http/security-log.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface WarehouseDeps extends Pick<SettingsDeps, 'db' | 'settings' | 'now'> {
  /** The key with which the warehouse signs its requests. */
  warehouseKey: string;
  security: SecurityLog;
}
