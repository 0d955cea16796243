import { instantOf } from '../clock.rules.ts'

const keptMs = 30 * 86_400_000

/** Until when something that was deleted then can be put back, as the server writes times. */
export function endOfTrash(deletedAt: string | Date): string {
  const from = typeof deletedAt === 'string' ? instantOf(deletedAt) : deletedAt
  return new Date(from.getTime() + keptMs).toISOString().slice(0, 19).replace('T', ' ')
}
