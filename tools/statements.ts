import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import ts from 'typescript'
import { statementKinds } from '../chaos/silence/stall-plan.ts'
import { serviceUrls, templateDatabase } from '../server/test/service-urls.ts'
import type { RecordedStatement } from '../server/test/statement-recorder.ts'
import { type Catalogue, judgeStatements } from './statements/judge-statements.ts'

/**
 * After `npm test`: compares what every statement brought there with the row type its store declares, and looks whether
 * the kinds of statements that `chaos -- silence` stalls are still told by their texts.
 */
const root = resolve(import.meta.dirname, '..')
const recorded = globSync(`${root}/.results/statements/*.json`).flatMap(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as RecordedStatement[],
)
if (recorded.length === 0) throw new Error('nothing was recorded; run npm test first')

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
)
const program = ts.createProgram(fileNames, options)
const { checked, faults, neverRan, moved } = judgeStatements(program, root, {
  recorded,
  catalogue: await readCatalogue(),
  tables: generatedTables(),
})
for (const place of neverRan) console.log(`${place}: never ran in these tests`)
for (const place of moved) console.log(`${place}: recorded, and no call stands there; run npm test again`)
for (const fault of faults) console.log(fault)
const unknownKinds = Object.entries(statementKinds).filter(([, kind]) => !recorded.some(({ text }) => kind.test(text)))
for (const [name] of unknownKinds)
  console.log(`chaos/silence/stall-plan.ts: no statement is told as “${name}” any more`)
console.log(`statements: ${checked} calls compared, ${faults.length} differences, ${neverRan.length} never ran`)
process.exitCode = faults.length + moved.length + unknownKinds.length > 0 ? 1 : 0

function generatedTables(): ts.Type {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(`${root}/server/src/schema.rows.ts`)
  const exported = file && checker.getSymbolAtLocation(file)?.exports?.get('Tables' as ts.__String)
  if (!exported) throw new Error('server/src/schema.rows.ts has no Tables; run npm run generate')
  return checker.getDeclaredTypeOfSymbol(exported)
}

/** Databases of tests are copies of the template, so their tables have the same numbers. */
async function readCatalogue(): Promise<Catalogue> {
  const client = new pg.Client({ connectionString: serviceUrls().admin(templateDatabase) })
  await client.connect()
  const { rows } = await client.query<{ key: string; table: string; column: string; isNullable: boolean }>(`
    select c.oid || '.' || a.attnum as key, c.relname as table, a.attname as column, not a.attnotnull as "isNullable"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
  await client.end()
  return new Map(rows.map(({ key, ...column }) => [key, column]))
}
