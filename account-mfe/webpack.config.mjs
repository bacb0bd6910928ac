import { remoteConfig } from '@odeta/build';

export default remoteConfig(import.meta.dirname);
