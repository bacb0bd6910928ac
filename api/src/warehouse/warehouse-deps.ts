import type { SecurityLog } from '../http/security-log.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface WarehouseDeps extends Pick<SettingsDeps, 'db' | 'settings' | 'now'> {
  /** What the warehouse signs its requests with. */
  warehouseKey: string;
  security: SecurityLog;
}
