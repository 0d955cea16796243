import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, expect, test } from 'vitest'

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const trees: string[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

type Tree = Record<string, string>

const nothing = 'export const nothing = 1\n'
const a = 'server/src/features/a'
const b = 'server/src/features/b'

test.each<[string, Tree, string[]]>([
  [
    'modules in a circle',
    {
      'server/src/platform/one.ts': "export { two } from './two.ts'\nexport const one = 1\n",
      'server/src/platform/two.ts': "import { one } from './one.ts'\nexport const two = one\n",
    },
    ['no-cycles'],
  ],
  [
    'two features that need each other without a circle of modules',
    {
      [`${a}/index.ts`]: nothing,
      [`${a}/do-a.ts`]: "import '../b/index.ts'\n",
      [`${b}/index.ts`]: nothing,
      [`${b}/do-b.ts`]: "import '../a/index.ts'\n",
    },
    ['features-without-cycles'],
  ],
  [
    'a use case that names a type of HTTP',
    {
      [`${a}/do-a.ts`]: "import type { Reply } from '../../platform/http/route.ts'\nexport type A = Reply\n",
      'server/src/platform/http/route.ts': 'export type Reply = 1\n',
    },
    ['use-cases-know-no-door'],
  ],
  [
    'a store that names a type of a door',
    {
      [`${a}/a.store.ts`]: "import type { A } from './a.route.ts'\nexport type B = A\n",
      [`${a}/a.route.ts`]: 'export type A = 1\n',
    },
    ['use-cases-know-no-door'],
  ],
  [
    'a use case that reaches into another feature',
    { [`${a}/do-a.ts`]: "import '../b/do-b.ts'\n", [`${b}/do-b.ts`]: nothing },
    ['features-meet-at-index'],
  ],
  [
    'a type taken from inside another feature',
    {
      [`${a}/do-a.ts`]: "import type { B } from '../b/do-b.ts'\nexport type A = B\n",
      [`${b}/do-b.ts`]: 'export type B = 1\n',
    },
    ['features-meet-at-index'],
  ],
  [
    "a door that reaches into another feature's use case",
    { [`${a}/do-a.route.ts`]: "import '../b/do-b.ts'\n", [`${b}/do-b.ts`]: nothing },
    ['doors-meet-at-parts'],
  ],
  [
    "a use case that takes a type from its own feature's door",
    {
      [`${a}/do-a.ts`]: "import type { A } from './a.record.ts'\nexport type B = A\n",
      [`${a}/a.record.ts`]: 'export type A = 1\n',
    },
    ['use-cases-know-no-door'],
  ],
  ...['body', 'query', 'schema', 'gate', 'visit'].map((part): [string, Tree, string[]] => [
    `a store that knows a .${part}.ts by a type`,
    {
      [`${a}/a.store.ts`]: `import type { A } from './a.${part}.ts'\nexport type B = A\n`,
      [`${a}/a.${part}.ts`]: 'export type A = 1\n',
    },
    ['use-cases-know-no-door'],
  ]),
  [
    'a decision that knows HTTP by a type',
    {
      [`${a}/a.rules.ts`]: "import type { Route } from '../../platform/http/route.ts'\nexport type A = Route\n",
      'server/src/platform/http/route.ts': 'export type Route = 1\n',
    },
    ['use-cases-know-no-door'],
  ],
  [
    'a use case that knows the key that calls',
    {
      [`${a}/do-a.ts`]: "import type { Key } from '../api-v1/index.ts'\nexport type A = Key\n",
      'server/src/features/api-v1/index.ts': 'export type Key = 1\n',
    },
    ['use-cases-know-no-door'],
  ],
  [
    'an index that shows a record',
    { [`${a}/index.ts`]: "export * from './a.record.ts'\n", [`${a}/a.record.ts`]: nothing },
    ['use-cases-know-no-door'],
  ],
  [
    'rules that import a use case',
    { [`${a}/a.rules.ts`]: "import './do-a.ts'\n", [`${a}/do-a.ts`]: nothing },
    ['rules-import-only-rules'],
  ],
  ['rules that import a package', { [`${a}/a.rules.ts`]: "import 'node:fs'\n" }, ['rules-import-only-rules']],
  [
    'a store that imports a use case',
    { [`${a}/a.store.ts`]: "import './do-a.ts'\n", [`${a}/do-a.ts`]: nothing },
    ['stores-only-speak-sql'],
  ],
  [
    "a store that imports another feature's store",
    { [`${a}/a.store.ts`]: "import '../b/more.store.ts'\n", [`${b}/more.store.ts`]: nothing },
    ['stores-meet-at-rules', 'stores-only-speak-sql'],
  ],
  [
    "a store that imports another feature's index",
    { [`${a}/a.store.ts`]: "import '../b/index.ts'\n", [`${b}/index.ts`]: nothing },
    ['stores-only-speak-sql'],
  ],
  [
    "a store that takes a type from inside another feature's use case",
    {
      [`${a}/a.store.ts`]: "import type { B } from '../b/do-b.ts'\nexport type A = B\n",
      [`${b}/do-b.ts`]: 'export type B = 1\n',
    },
    ['stores-meet-at-rules'],
  ],
  [
    'a use case that imports a door',
    { [`${a}/do-a.ts`]: "import './do-a.route.ts'\n", [`${a}/do-a.route.ts`]: nothing },
    ['only-processes-open-doors', 'use-cases-know-no-door'],
  ],
  [
    'an index that re-exports a door',
    { [`${a}/index.ts`]: "export * from './do-a.job.ts'\n", [`${a}/do-a.job.ts`]: nothing },
    ['only-processes-open-doors', 'use-cases-know-no-door'],
  ],
  [
    'a platform that knows a feature',
    { 'server/src/platform/http/serve.ts': "import '../../features/a/index.ts'\n", [`${a}/index.ts`]: nothing },
    ['platform-knows-no-feature'],
  ],
  [
    'a platform that knows a table',
    {
      'server/src/platform/db/read.ts': "import type { Tables } from '../../schema.rows.ts'\nexport type T = Tables\n",
      'server/src/schema.rows.ts': 'export type Tables = 1\n',
    },
    ['platform-knows-no-feature'],
  ],
  [
    'a feature that imports a process',
    { [`${a}/do-a.ts`]: "import '../../processes/api.ts'\n", 'server/src/processes/api.ts': nothing },
    ['features-do-not-import-processes'],
  ],
  [
    'a server that imports a tool',
    { 'server/src/main.ts': "import '../../tools/x.ts'\n", 'tools/x.ts': nothing },
    ['server-stands-alone'],
  ],
  [
    'a server that imports test code',
    { 'server/src/main.ts': "import '../test/x.ts'\n", 'server/test/x.ts': nothing },
    ['server-stands-alone'],
  ],
  [
    'a screen that imports the server',
    { 'web/src/main.tsx': "import '../../server/src/x.ts'\n", 'server/src/x.ts': nothing },
    ['screens-stand-alone'],
  ],
  [
    'a part of the look that knows a feature',
    { 'web/src/ui/table.tsx': "import '../features/a/a.tsx'\n", 'web/src/features/a/a.tsx': nothing },
    ['screens-go-one-way'],
  ],
  [
    'a client that knows the look',
    { 'web/src/api/client.ts': "import '../ui/theme.ts'\n", 'web/src/ui/theme.ts': nothing },
    ['words-and-answers-know-no-look'],
  ],
  [
    'a feature that imports the routes',
    { 'web/src/features/a/a.tsx': "import '../../routes.tsx'\n", 'web/src/routes.tsx': nothing },
    ['screens-are-opened-by-routes'],
  ],
  [
    'a part of a screen that takes a part of another feature',
    { 'web/src/features/a/a.tsx': "import '../b/b.tsx'\n", 'web/src/features/b/b.tsx': nothing },
    ['screens-meet-in-pages'],
  ],
  [
    'a page that another page imports at once',
    { 'web/src/features/a/a.page.tsx': "import '../b/b.page.tsx'\n", 'web/src/features/b/b.page.tsx': nothing },
    ['pages-are-loaded-by-routes'],
  ],
  ['the layers as they are meant', goodTree(), []],
])('%s', async (_name, tree, violations) => {
  const result = await cruiseTree(plant(tree))
  expect(result.summary.totalCruised).toBeGreaterThan(0)
  expect([...new Set(result.summary.violations.map(({ rule }) => rule.name))]).toEqual(violations)
})

function goodTree(): Tree {
  return {
    'server/src/main.ts': "import './processes/api.ts'\n",
    'server/src/processes/api.ts': "import '../features/a/do-a.route.ts'\n",
    'server/src/platform/db.ts': nothing,
    [`${a}/index.ts`]: "export * from './do-a.ts'\n",
    [`${a}/do-a.route.ts`]:
      "import './do-a.ts'\nimport './a.schema.ts'\nimport '../b/b.record.ts'\nimport '../api-v1/index.ts'\nimport '../../platform/http/route.ts'\n",
    [`${b}/b.record.ts`]: "import './do-b.ts'\nimport '../../platform/http/route.ts'\n",
    'server/src/features/api-v1/index.ts': "import '../../platform/http/route.ts'\n",
    'server/src/platform/http/route.ts': nothing,
    [`${a}/do-a.ts`]:
      "import './a.rules.ts'\nimport './a.store.ts'\nimport '../b/index.ts'\nimport '../../platform/db.ts'\n",
    [`${a}/a.rules.ts`]: "import '../b/b.rules.ts'\nimport type { Row } from './a.store.ts'\nexport type R = Row\n",
    [`${a}/a.store.ts`]:
      "import '../../platform/db.ts'\nimport './status.rules.ts'\nimport '../b/b.rules.ts'\nexport type Row = 1\n",
    [`${a}/a.schema.ts`]: nothing,
    [`${a}/status.rules.ts`]: "import 'node:crypto'\nimport 'ipaddr.js'\n",
    [`${a}/do-a.test.ts`]: "import '../../../test/harness.ts'\nimport './do-a.route.ts'\n",
    [`${b}/index.ts`]: "export * from './do-b.ts'\n",
    [`${b}/do-b.ts`]: nothing,
    [`${b}/b.rules.ts`]: nothing,
    'server/test/harness.ts': "import '../src/main.ts'\n",
    'web/src/main.tsx': "import './routes.tsx'\n",
    'web/src/routes.tsx': "import('./features/a/a.page.tsx')\nimport './words/words.ts'\n",
    'web/src/features/a/a.page.tsx': "import './a.queries.ts'\nimport '../b/b.tsx'\nimport '../../ui/theme.ts'\n",
    'web/src/features/a/a.queries.ts': "import '../../api/client.ts'\n",
    'web/src/features/b/b.tsx': "import '../../words/words.ts'\n",
    'web/src/api/client.ts': nothing,
    'web/src/ui/theme.ts': "import '../words/words.ts'\n",
    'web/src/words/words.ts': nothing,
  }
}

function plant(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  trees.push(root)
  for (const [path, content] of Object.entries(tree)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

async function cruiseTree(root: string): Promise<ICruiseResult> {
  const { forbidden, options } = configuration
  const { output } = await cruise(['.'], { ...options, baseDir: root, ruleSet: { forbidden }, validate: true })
  return output as ICruiseResult
}
