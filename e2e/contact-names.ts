/** Of the buyer's data, by their names in the API: what is asked wherever the parcel goes. */
export const contactNames: ReadonlySet<string> = new Set(['firstName', 'lastName', 'familyName', 'mobilePhone']);
