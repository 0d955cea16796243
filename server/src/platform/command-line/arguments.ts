import { InvalidArgumentError } from 'commander'

/** Readers of command line values; each says what it expected. */

export function idArgument(text: string): number {
  if (!/^[1-9][0-9]{0,14}$/.test(text)) throw new InvalidArgumentError('Expected an id: a whole number from 1.')
  return Number(text)
}

export function jsonArgument(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Expected JSON; a text needs its quotes: \'"text"\'.')
  }
}

export type IdOrNone = number | 'none'

/** The command line library takes a null for a missing value, so `none` stays a word until all options are read. */
export function idOrNone(text: string): IdOrNone {
  return text === 'none' ? text : idArgument(text)
}

/** Undefined = the option was not given. */
export function noneAsNull<T extends IdOrNone | undefined>(given: T): Exclude<T, 'none'> | null {
  return given === 'none' ? null : (given as Exclude<T, 'none'>)
}

export type Limit = number | 'usual'

export function limitArgument(text: string): Limit {
  if (text === 'usual') return text
  if (!/^[1-9][0-9]{0,6}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1, or usual.')
  return Number(text)
}

export function idList(text: string): number[] {
  return text === 'none' ? [] : text.split(',').map((part) => idArgument(part.trim()))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line
const controls = /[\u0000-\u001f\u007f]/

export function nameArgument(text: string): string {
  const name = text.normalize('NFC').trim()
  if (name === '') throw new InvalidArgumentError('Expected a name that is not empty.')
  if (controls.test(name) || [...name].length > 191)
    throw new InvalidArgumentError('Expected one line of at most 191 characters.')
  return name
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

export function languageArgument(text: string): string {
  const isKnown = /^[a-z]{2}(-[A-Z]{2})?$/.test(text) && languageNames.of(text) !== undefined
  if (!isKnown) throw new InvalidArgumentError('Expected an ISO 639-1 language such as de, en or pt-BR.')
  return text
}

export function languageList(text: string): string[] {
  return [...new Set(text.split(',').map((part) => languageArgument(part.trim())))]
}

/** A reader of comma-separated choices; `none` stands for the empty list. */
export function choices<T extends string>(valid: readonly T[]): (text: string) => T[] {
  return (text) => {
    const given = text === 'none' || text === '' ? [] : text.split(',').map((part) => part.trim())
    const unknown = given.find((choice) => !valid.includes(choice as T))
    if (unknown !== undefined)
      throw new InvalidArgumentError(`Unknown: ${unknown}. Valid are: ${valid.join(', ')} (comma-separated), or none.`)
    return [...new Set(given)] as T[]
  }
}

/** Collects `--name de=Neuigkeiten --name en=News`; without a language the name is German. */
export function translation(text: string, collected: Record<string, string> = {}): Record<string, string> {
  const [, iso = 'de', name = text] = /^([a-z]{2}(?:-[A-Z]{2})?)=(.*)$/.exec(text) ?? []
  return { ...collected, [languageArgument(iso)]: nameArgument(name) }
}

export function translationsOf(names: Record<string, string>, description: string | null = null) {
  return Object.fromEntries(Object.entries(names).map(([iso, name]) => [iso, { name, description }]))
}

export function countArgument(text: string): number {
  const count = Number(text.replaceAll('_', ''))
  if (!Number.isSafeInteger(count) || count < 1 || count > 100_000_000)
    throw new InvalidArgumentError('Expected a whole number from 1 to 100000000.')
  return count
}
