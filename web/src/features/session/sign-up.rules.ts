import { passwordFault } from './password.rules.ts'
import { emailFault } from './sign-in.rules.ts'
import type { SignUpWish } from './sign-up.queries.ts'

export type SignUpFault =
  | 'organisationMissing'
  | 'nameMissing'
  | NonNullable<ReturnType<typeof emailFault> | ReturnType<typeof passwordFault>>
  | 'passwordUnsuitable'
  | 'passwordBreached'
  | 'emailInvalid'
export type SignUpFaults = Partial<Record<'organisation' | 'name' | 'email' | 'password', SignUpFault>>

/** What can be seen without the server, in the order of the form. */
export function signUpFaults({ organisation, name, email, password }: SignUpWish): SignUpFaults {
  const faults: SignUpFaults = {
    organisation: [...organisation.trim()].length < 2 ? 'organisationMissing' : undefined,
    name: name.trim() === '' ? 'nameMissing' : undefined,
    email: emailFault(email.trim()),
    password: passwordFault(password),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** The zone of the browser, where it is one that can be chosen. */
export function likelyZone(zones: readonly string[], own: string): string {
  return zones.includes(own) ? own : 'Europe/Berlin'
}
