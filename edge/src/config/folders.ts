import * as v from 'valibot';

const folder = (description: string) => v.pipe(v.optional(v.string()), v.description(description));

export const AppSimulatorDirSchema = folder(
  'Folder of the app simulator, served at `/app-simulator/` to this machine only; set by `npm run dev` and by `npm start` for a demonstration',
);

export const StaffDirSchema = folder(
  'Folder of the application for staff, served at `staff.` before a host of the shop ([docs/staff.md](docs/staff.md)); by default there is none. Set by `npm start`, `npm run dev` and the image',
);
