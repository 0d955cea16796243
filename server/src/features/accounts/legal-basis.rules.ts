/** Why somebody may be written to, as whoever brings them states it. */
export const legalBases = ['consent', 'existingCustomer', 'transactional'] as const
export type LegalBasis = (typeof legalBases)[number]
