import { z } from 'zod'

export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Comma-separated, or a list in JSON where a value has a comma in it. */
function valuesIn(text: string): string[] {
  if (!text.trimStart().startsWith('[')) return listOf(text)
  const values: unknown = JSON.parse(text)
  return z.array(z.string()).parse(values)
}

function isList(text: string): boolean {
  try {
    valuesIn(text)
    return true
  } catch {
    return false
  }
}

export const secretList = z
  .string()
  .default('')
  .refine(isList, 'neither a comma-separated list nor one in JSON')
  .transform(valuesIn)
  .refine((secrets) => secrets.every((secret) => secret.length >= 32), 'each of 32 characters or more')

const relays = z.record(
  z.string().regex(/^(?!usual$)[a-z0-9-]{1,40}$/),
  z.strictObject({ url: z.url(), log: z.string().optional() }),
)

function isRelayList(text: string): boolean {
  try {
    return relays.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

export const relayList = z
  .string()
  .default('{}')
  .refine(isRelayList, 'not a JSON object of relays by name, each with `url` and perhaps `log`')
  .transform((text) => relays.parse(JSON.parse(text)))
