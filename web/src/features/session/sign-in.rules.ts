export interface Entry {
  email: string
  password: string
}

export type EntryFaults = {
  [Field in keyof Entry]?: 'emailMissing' | 'emailWithoutAt' | 'emailWithoutHost' | 'passwordMissing'
}

/** What can be seen without the server: each fault says how to mend it. */
export function faultsOf({ email, password }: Entry): EntryFaults {
  return { email: emailFault(email.trim()), password: password === '' ? 'passwordMissing' : undefined }
}

export function emailFault(email: string): EntryFaults['email'] {
  if (email === '') return 'emailMissing'
  if (!email.includes('@')) return 'emailWithoutAt'
  return email.endsWith('@') ? 'emailWithoutHost' : undefined
}
