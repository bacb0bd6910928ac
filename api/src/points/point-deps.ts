import type { SettingsDeps } from '../settings/settings-deps.ts';
import type { PointSource } from './point-source.ts';

export interface PointDeps extends SettingsDeps {
  points: PointSource;
  /** Token of Mapbox; `null`: the shop draws its own map. */
  mapboxToken: string | null;
}
