/** Server only. Whether a host is that of the staff's application: `staff.` before a host of the shop. */
export const isStaffHost = (host: string): boolean => /^staff\./i.test(host);
