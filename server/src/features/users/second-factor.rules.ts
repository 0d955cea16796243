import { randomInt } from 'node:crypto'

/** Ways to show a second factor. */
export const factorMethods = ['totp', 'passkey', 'recoveryCode'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** What somebody can have; recovery codes only stand in for one. */
export const factorKinds = ['totp', 'passkey'] as const satisfies readonly FactorMethod[]
export type FactorKind = (typeof factorKinds)[number]

/** What somebody with these can show. Recovery codes stand in for whichever it is. */
export function methodsOf(factors: { hasTotp: boolean; hasPasskey: boolean }): FactorMethod[] {
  const own: FactorMethod[] = [
    ...(factors.hasTotp ? (['totp'] as const) : []),
    ...(factors.hasPasskey ? (['passkey'] as const) : []),
  ]
  return own.length > 0 ? [...own, 'recoveryCode'] : []
}

/** Without letters and digits that are mistaken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const codeLength = 10
const codeCount = 10

/** As people type it: with or without the dash, in any case. */
export function normalCode(code: string): string {
  return code.replaceAll(/[\s-]+/g, '').toUpperCase()
}

export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** Ten, each of 49 bits, as they are shown: two groups of five. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < codeCount) codes.add(newCode())
  return [...codes]
}

function newCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, codeLength / 2).join('')}-${letters.slice(codeLength / 2).join('')}`
}
