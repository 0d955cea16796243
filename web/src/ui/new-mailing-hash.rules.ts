/** Whoever comes to the list with it has asked for a new mailing already. */
export const newMailingHash = 'new'
