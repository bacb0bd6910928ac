import { App } from './app.tsx';
import { messages } from './messages/index.ts';
import type { StaffModule } from './staff-module.ts';

export const remote = { name: 'staff', app: App, messages } satisfies StaffModule;
