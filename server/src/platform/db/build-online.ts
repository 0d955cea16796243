import type pg from 'pg'
import { MigrationError } from './migration-error.ts'

/** The first line of a migration whose indexes are built while everybody writes. */
const mark = /^-- online\b/

export function isOnline(sql: string): boolean {
  return mark.test(sql)
}

interface IndexStatement {
  text: string
  kind: 'create' | 'drop'
  index: string
}

/**
 * Does what a migration says statement by statement, each outside of any transaction: building an index so takes longer and
 * stops nobody. Whoever was killed in it begins again; an index that was left half-built is useless, so it goes first.
 */
export async function buildOnline(client: pg.Client, name: string, sql: string): Promise<void> {
  const statements = statementsOf(name, sql)
  for (const { kind, index, text } of statements) {
    const state = await stateOf(client, index)
    if (kind === 'create' && state === 'valid') continue
    if (kind === 'create' && state === 'invalid')
      await client.query(`drop index concurrently ${client.escapeIdentifier(index)}`)
    if (kind === 'create' || state !== 'missing') await client.query(text)
  }
}

const form =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+(?<created>\w+)\s+on\s|drop\s+index\s+concurrently\s+(?<dropped>\w+)$)/i

function statementsOf(name: string, sql: string): IndexStatement[] {
  const texts = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  return texts.map((text) => {
    const { created, dropped } = form.exec(text)?.groups ?? {}
    const index = created ?? dropped
    if (!index)
      throw new MigrationError(
        `${name} is built online, so it may only create and drop indexes concurrently, by name: ${text.slice(0, 60)}`,
      )
    return { text, kind: created ? 'create' : 'drop', index }
  })
}

async function stateOf(client: pg.Client, index: string): Promise<'valid' | 'invalid' | 'missing'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass($1)',
    [client.escapeIdentifier(index)],
  )
  if (!rows[0]) return 'missing'
  return rows[0].valid ? 'valid' : 'invalid'
}
