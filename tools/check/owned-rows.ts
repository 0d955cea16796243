import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * They stood here before this check, and where an owner that is no superuser ran them they cannot run again. A new database
 * has no rows when they run.
 */
const ranBefore = [
  '0064_search.sql',
  '0092_required_second_factor.sql',
  '0095_domain_rotation.sql',
  '0142_sums_of_runs.sql',
  '0150_recipients_hour.sql',
]

interface Migration {
  name: string
  sql: string
}

/**
 * The owner of the tables sees no row of one whose row-level security is forced: what a migration says about such rows does
 * nothing then, without an error, unless it is switched off for as long.
 */
export function ownedRowProblems(): string[] {
  const paths = globSync('server/src/migrations/*.sql').sort()
  return unseenRowsIn(
    paths.map((path) => ({ name: basename(path), sql: readFileSync(path, 'utf8') })),
    ranBefore,
  )
}

export function unseenRowsIn(migrations: readonly Migration[], known: readonly string[] = []): string[] {
  const forced = new Set<string>()
  const found = migrations.flatMap(({ name, sql }) => {
    const unseen = statementsIn(sql).flatMap((statement) => {
      followForce(statement, forced)
      return tablesWithRows(statement).filter((table) => forced.has(table))
    })
    return [...new Set(unseen)].map((table) => ({ name, table }))
  })
  const closed = known.filter((name) => !found.some((each) => each.name === name))
  return [
    ...found
      .filter(({ name }) => !known.includes(name))
      .map(({ name, table }) => `${name}: the owner sees no row of ${table}; say "no force row level security" before`),
    ...closed.map((name) => `${name} is in order: take it off the list`),
  ]
}

function followForce(statement: string, forced: Set<string>): void {
  for (const [, table] of statement.matchAll(/\bprotect_tenant_table\(\s*'(\w+)'/gi)) forced.add(table as string)
  const [, table] = /^alter table (?:only )?(\w+)\b.*\bforce row level security/i.exec(statement) ?? []
  if (table && /\bno force row/i.test(statement)) forced.delete(table)
  else if (table) forced.add(table)
}

const aboutRows = /^(?:with|select|insert|update|delete|merge|copy|do|create (?:\w+ )*(?:table|view) \w+ as)\b/i
const names = /\b(?:update|into|from|join|copy)\s+(?:only\s+)?(\w+)/gi

function tablesWithRows(statement: string): string[] {
  return aboutRows.test(statement) ? Array.from(statement.matchAll(names), ([, table]) => table as string) : []
}

/** What runs at once: bodies of functions do not, those of `do` blocks do. */
function statementsIn(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .replace(/(\bdo\s+)?(\$\w*\$)(.*?)\2/gis, (_all, block: string | undefined, _quote, body: string) =>
      block ? `do ${body.replaceAll(';', ' ')}` : "''",
    )
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
}
