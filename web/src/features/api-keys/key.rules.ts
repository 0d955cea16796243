import type { KeyChoice } from './api-keys.queries.ts'

export type Scope = KeyChoice['scopes'][number]
export type Permission = KeyChoice['permissions'][number]

/** What switches stand for, in the order they are shown. */
export const abilities = [
  { kind: 'scope', name: 'subscribers' },
  { kind: 'scope', name: 'articles' },
  { kind: 'permission', name: 'triggerUnknownSubscribers' },
  { kind: 'permission', name: 'archiveReceiveReady' },
] as const satisfies readonly Ability[]

/** Those that bring back people who get no mail any more; the law has a word in the last two. */
export const returns = [
  { kind: 'permission', name: 'reactivateManual' },
  { kind: 'permission', name: 'reactivateUnsubscribed' },
  { kind: 'permission', name: 'reactivateComplained' },
] as const satisfies readonly Ability[]

export type Ability = { kind: 'scope'; name: Scope } | { kind: 'permission'; name: Permission }
export type AbilityName = (typeof abilities | typeof returns)[number]['name']

export function has({ scopes, permissions }: Pick<KeyChoice, 'scopes' | 'permissions'>, { name }: Ability): boolean {
  return ([...scopes, ...permissions] as string[]).includes(name)
}

/** With or without one of them, always in the same order, so that switching twice changes nothing. */
export function toggled<T extends string>(list: readonly T[], name: T): T[] {
  const isThere = list.includes(name)
  return isThere ? list.filter((other) => other !== name) : [...list, name].sort()
}

export const freshKey: KeyChoice = {
  name: '',
  scopes: ['subscribers'],
  permissions: [],
  defaultOptinMailingId: null,
  defaultChannelIds: [],
  defaultLegalBasis: 'transactional',
  deferUnconfirmedData: false,
}

export const legalBases = [
  'transactional',
  'existingCustomer',
  'consent',
] as const satisfies readonly KeyChoice['defaultLegalBasis'][]

const day = 24 * 60 * 60 * 1000
const forgottenAfterDays = 90

/** Days since anybody used the key, or since it was made; null while that is nothing to worry about. */
export function forgottenDays(lastSeenAt: Date, now: Date): number | null {
  const days = Math.floor((now.getTime() - lastSeenAt.getTime()) / day)
  return days >= forgottenAfterDays ? days : null
}

type Registering = Pick<KeyChoice, 'scopes' | 'defaultOptinMailingId'>

/** Whether a person who is registered with the key is sure to be asked by mail. */
export function asksByMail(
  { scopes, defaultOptinMailingId }: Registering,
  optinMailings: readonly { id: number; isActive: boolean }[],
): boolean {
  return (
    scopes.includes('subscribers') && optinMailings.some(({ id, isActive }) => id === defaultOptinMailingId && isActive)
  )
}

/** A first call that works: somebody is registered, or else the key is asked what it may do. */
export function samplesFor(apiUrl: string, key: string, registers: boolean): Record<string, string> {
  return registers ? registerSamples(`${apiUrl}/subscribers/register`, key) : whoamiSamples(`${apiUrl}/whoami`, key)
}

function whoamiSamples(url: string, key: string): Record<string, string> {
  return {
    curl: `curl ${url} -u "postrider:${key}"`,
    TypeScript: [
      `const answer = await fetch('${url}', {`,
      `  headers: { authorization: \`Basic \${btoa('postrider:${key}')}\` },`,
      '})',
    ].join('\n'),
  }
}

function registerSamples(url: string, key: string): Record<string, string> {
  return {
    curl: [
      `curl ${url} \\`,
      `  -u "postrider:${key}" \\`,
      '  -H "Content-Type: application/json" \\',
      `  -d '{"email": "ida.kestrel@example.com"}'`,
    ].join('\n'),
    TypeScript: [
      `const answer = await fetch('${url}', {`,
      "  method: 'POST',",
      '  headers: {',
      `    authorization: \`Basic \${btoa('postrider:${key}')}\`,`,
      "    'content-type': 'application/json',",
      '  },',
      "  body: JSON.stringify({ email: 'ida.kestrel@example.com' }),",
      '})',
    ].join('\n'),
  }
}
