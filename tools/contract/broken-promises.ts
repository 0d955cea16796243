import type { Contract, Place } from './contract.ts'

/** What a client of the promised contract could trip over now. Nothing, as long as the API has only grown. */
export function brokenPromises(promised: Contract, now: Contract): string[] {
  const ofOperations = Object.entries(promised.operations).flatMap(([name, statuses]) => {
    const left = now.operations[name]
    if (!left) return [`${name} is gone`]
    return missing(statuses, left).map((status) => `${name} no longer answers ${status}`)
  })
  const ofPlaces = Object.entries(promised.places).flatMap(([name, before]) => {
    const after = now.places[name]
    return (after ? changes(before, after) : ['is gone']).map((change) => `${name} ${change}`)
  })
  const isPromised = (name: string) => name in promised.places || name in promised.operations
  const demands = Object.entries(now.places)
    .filter(([name, { direction, of, required }]) => {
      return direction === 'asked' && required && !isPromised(name) && isPromised(of)
    })
    .map(([name]) => `${name} is new and required`)
  return [...ofOperations, ...ofPlaces, ...demands]
}

function changes(before: Place, after: Place): string[] {
  return before.direction === 'asked' ? demandsMore(before, after) : saysOtherwise(before, after)
}

/** A request that was right must stay right. */
function demandsMore(before: Place, after: Place): string[] {
  return [
    ...missing(before.types, after.types).map((type) => `no longer takes ${type}`),
    ...(after.values ? missing(before.values ?? ['any value'], after.values) : []).map((value) => `refuses ${value}`),
    ...(after.required && !before.required ? ['is required'] : []),
    ...Object.entries(after.limits ?? {})
      .filter(([name, limit]) => isTighter(name, before.limits?.[name], limit))
      .map(([name, limit]) => `is limited: ${name} ${limit}`),
  ]
}

/** What a client reads must stay what it was. Only words may be joined by further words. */
function saysOtherwise(before: Place, after: Place): string[] {
  const isWritten = ({ limits }: Place) => `${limits?.pattern} ${limits?.format}`
  return [
    ...missing(after.types, before.types).map((type) => `may be ${type}`),
    ...otherValues(before.values ?? [], after.values ?? []),
    ...(before.required && !after.required ? ['may be missing'] : []),
    ...(isWritten(before) === isWritten(after) ? [] : ['is written otherwise']),
  ]
}

function otherValues(before: readonly unknown[], after: readonly unknown[]): string[] {
  if (before.length === 0) return []
  const areWords = before.every((value) => typeof value === 'string')
  if (after.length === 0) return areWords ? [] : ['may be anything']
  if (!before.some((value) => after.includes(value))) return ['says other words']
  return areWords ? [] : missing(after, before).map((value) => `may be ${value}`)
}

function isTighter(name: string, before: number | string | undefined, after: number | string): boolean {
  if (before === undefined) return true
  if (name.startsWith('max')) return after < before
  if (name.startsWith('min')) return after > before
  return after !== before
}

const missing = <T>(wanted: readonly T[], present: readonly T[]): T[] => wanted.filter((one) => !present.includes(one))
