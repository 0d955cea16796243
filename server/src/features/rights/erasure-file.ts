import { z } from 'zod'
import { isTimestamp } from '../../platform/clock/timestamp.rules.ts'
import { CommandFailure } from '../../platform/command-line/command-failure.ts'
import type { Erasure } from '../suppression/index.ts'

export type AccountErasure = Erasure & { accountId: number }

const time = z.string().refine(isTimestamp)
const id = z.number().int().positive()
const lineSchema = z.object({
  accountId: id,
  subscriberId: id,
  subscriberCreatedAt: time,
  addressHmac: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .transform((hex) => Buffer.from(hex, 'hex')),
  guards: z.record(z.string().regex(/^\d{1,15}$/), z.number().int().min(0).max(32_767)),
  erasedAt: time,
})

export function erasureLine({ addressHmac, ...erasure }: AccountErasure): string {
  return JSON.stringify({ ...erasure, addressHmac: addressHmac.toString('hex') })
}

/** All lines or none: half a list would leave people in the database without a word. */
export function readErasures(text: string): AccountErasure[] {
  const lines = text.split('\n').map((line, i) => ({ line, number: i + 1 }))
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, number }) => readLine(line, number))
}

function readLine(line: string, number: number): AccountErasure {
  const parsed = lineSchema.safeParse(parseJson(line))
  if (parsed.success) return parsed.data
  throw CommandFailure.notPossible(
    `Line ${number} is not one that \`postrider person erasures\` prints; nothing was done. Give the file as it was written.`,
  )
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
