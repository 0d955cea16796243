import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newKindProblems } from './new-kinds.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'new-kinds-')))
afterAll(() => rmSync(root, { recursive: true }))

const files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, types: [], lib: ['es2022'], allowImportingTsExtensions: true },
    include: ['*.ts'],
  }),
  'sizes.ts': "export type Size =\n  | 'small'\n  | 'big'\n",
  'prices.ts':
    "import type { Size } from './sizes.ts'\nexport const prices: Record<Size, number> = { small: 1, big: 2 }\n",
  'boxes.ts':
    "import type { Size } from './sizes.ts'\nexport const boxes: Record<Size, string> = { small: 's', big: 'b' }\n",
  'patches/new-size.patch':
    "diff --git a/sizes.ts b/sizes.ts\n--- a/sizes.ts\n+++ b/sizes.ts\n@@ -2,2 +2,3 @@\n   | 'small'\n+  | 'huge'\n   | 'big'\n",
  'patches/new-size.expected.txt': 'boxes.ts\nprices.ts\n',
}

beforeEach(() => {
  mkdirSync(join(root, 'patches'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
})

const problems = () => newKindProblems(root, join(root, 'patches'))

test('passes when the compiler names the listed files', { timeout: 120_000 }, () => {
  expect(problems()).toEqual([])
})

test('bites when a table may miss a kind', { timeout: 120_000 }, () => {
  writeFileSync(
    join(root, 'boxes.ts'),
    files['boxes.ts'].replace('Record<Size, string>', 'Partial<Record<Size, string>>'),
  )
  expect(problems()).toEqual(['new-size no longer leads to boxes.ts'])
})

test('bites when a new table is not listed', { timeout: 120_000 }, () => {
  writeFileSync(join(root, 'patches/new-size.expected.txt'), 'boxes.ts\n')
  expect(problems()).toEqual(['new-size also leads to prices.ts'])
})

test('bites when there are no patches', () => {
  expect(newKindProblems(root, join(root, 'elsewhere'))).toEqual([`no patches in ${join(root, 'elsewhere')}`])
})
