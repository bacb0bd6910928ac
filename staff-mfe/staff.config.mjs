import { staffConfig } from '@odeta/build';

export default staffConfig(import.meta.dirname);
