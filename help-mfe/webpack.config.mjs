import { remoteConfig } from '@odeta/shared/build';

export default remoteConfig(import.meta.dirname);
