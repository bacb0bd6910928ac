/** The file with the data of a customer. */
export const exportName = ({ exportedAt }: { exportedAt: string }) => `odeta-${exportedAt.slice(0, 10)}.json`;
