import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresBinaries } from '../services/binaries.ts'

/** server/schema.sql: what the migrations add up to, as pg_dump prints it. */
export function dumpSchema(url: string): string {
  return tidy(
    execFileSync(join(postgresBinaries(), 'pg_dump'), ['--schema=public', '--schema-only', '--no-owner', url], {
      encoding: 'utf8',
    }),
  )
}

const noise = /^(--.*|\\(un)?restrict .*|SET .*|SELECT pg_catalog.*)$/

/** Versions and session keys in the dump change without the schema changing. */
function tidy(dump: string): string {
  const lines = dump.split('\n').filter((line) => !noise.test(line))
  return `-- Generated from server/src/migrations by npm run generate.\n\n${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
