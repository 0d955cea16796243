import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDocument } from '../server/src/processes/api-document.ts'
import { apiRoutes } from '../server/src/processes/api-routes.ts'
import { appDocument } from '../server/src/processes/app-document.ts'
import { consoleDocument } from '../server/src/processes/console-document.ts'
import { brokenPromises } from './contract/broken-promises.ts'
import { type Contract, contractOf, contractText, type Description } from './contract/contract.ts'
import versionOne from './contract/version-one.json' with { type: 'json' }
import { clientTypes } from './generate/client-types.ts'
import { configurationReference } from './generate/configuration-reference.ts'
import { conformanceReference } from './generate/conformance-reference.ts'
import { errorReference } from './generate/error-reference.ts'
import { withMigratedDatabase } from './generate/migrated-database.ts'
import { rowTypes } from './generate/row-types.ts'
import { dumpSchema } from './generate/schema-dump.ts'

/** Files made from the code and committed: `npm run generate` writes them, `-- --check` fails when one is stale. */
const repository = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')

const [schema, rows] = await withMigratedDatabase(async (url) => [dumpSchema(url), await rowTypes(url)])

const document = apiDocument(apiRoutes, 'https://api.postrider.example')

const files: Record<string, string> = {
  'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'tools/contract/version-one.json': promises(),
  'app-api.json': `${JSON.stringify(appDocument(), null, 2)}\n`,
  'console-api.json': `${JSON.stringify(consoleDocument(), null, 2)}\n`,
  'client/src/api.generated.ts': await clientTypes(document, 'openapi.json'),
  'web/src/api/app-api.d.ts': await clientTypes(appDocument(), 'app-api.json'),
  'web/src/api/console-api.d.ts': await clientTypes(consoleDocument(), 'console-api.json'),
  'server/schema.sql': schema,
  'server/src/schema.rows.ts': rows,
  'docs/reference/errors.md': errorReference(),
  'docs/reference/configuration.md': configurationReference(),
  'docs/reference/conformance.md': conformanceReference(),
}

const stale: string[] = []
for (const [name, content] of Object.entries(files)) {
  const path = join(repository, name)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue
  stale.push(name)
  if (!check) writeFileSync(path, content)
}
if (stale.length > 0) {
  console.log(check ? `stale: ${stale.join(', ')}; run: npm run generate` : `wrote ${stale.join(', ')}`)
  if (check) process.exitCode = 1
}

/** What the API has promised only grows: a description that breaks a promise does not change the list. */
function promises(): string {
  const now = contractOf(document as unknown as Description)
  const broken = brokenPromises(versionOne as Contract, now)
  if (broken.length === 0) return contractText(now)
  console.error(`this would be version two of the API:\n  ${broken.join('\n  ')}`)
  process.exitCode = 1
  return contractText(versionOne as Contract)
}
