/** What the opt-in mailing is called that every account begins with. */
export const firstMailingNames = { de: 'Anmeldung bestätigen', en: 'Confirm the subscription' } as const
