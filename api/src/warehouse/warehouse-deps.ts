import type { SecurityLog } from '../http/security-log.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface WarehouseDeps extends Pick<SettingsDeps, 'db' | 'settings' | 'now' | 'clock'> {
  warehouseKey: string;
  security: SecurityLog;
}
