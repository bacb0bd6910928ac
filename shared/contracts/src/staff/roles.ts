import * as v from 'valibot';

/** What changes of contents are about. */
export const staffAreas = ['texts', 'prices', 'settings'] as const;
export const StaffAreaSchema = v.picklist(staffAreas);
export type StaffArea = (typeof staffAreas)[number];

export const staffRoles = ['service', 'editor', 'merchandiser', 'owner'] as const;
export const StaffRoleSchema = v.picklist(staffRoles);
export type StaffRole = (typeof staffRoles)[number];

/** What each role may change, schedule, cancel and undo. Everybody may read values and history. */
export const changeableBy: Readonly<Record<StaffRole, readonly StaffArea[]>> = {
  service: [],
  editor: ['texts'],
  merchandiser: ['texts', 'prices'],
  owner: ['texts', 'prices', 'settings'],
};

export const mayChange = (role: StaffRole, area: StaffArea): boolean => changeableBy[role].includes(area);
