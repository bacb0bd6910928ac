import type { BaseDeps } from '../http/base-deps.ts';
import type { SettingsSource } from './settings-source.ts';

export interface SettingsDeps extends BaseDeps {
  settings: SettingsSource;
}
