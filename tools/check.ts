import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { compiler } from './check/compiler.ts'
import { undescribedProblems } from './check/described.ts'
import { licenceProblems } from './check/licences.ts'
import { lockfileProblems } from './check/lockfile.ts'
import { ownedRowProblems } from './check/owned-rows.ts'
import { sourceProblems } from './check/sources.ts'
import { tableWriterProblems } from './check/table-writers.ts'
import { wordProblems } from './check/words.ts'

interface Outcome {
  passed: boolean
  output: string
}

interface Check {
  name: string
  run(): Promise<Outcome>
}

process.chdir(resolve(import.meta.dirname, '..'))
process.env.PATH = `${resolve('node_modules/.bin')}:${process.env.PATH}`

const checks: Check[] = [
  { name: 'types', run: command(compiler, '--project', '.') },
  { name: 'types of the screens', run: command(compiler, '--project', 'web') },
  { name: 'types of their tests', run: command(compiler, '--project', 'e2e') },
  { name: 'format and lint', run: command('biome', 'ci', '--colors=off', '--error-on-warnings') },
  { name: 'import rules', run: command('depcruise', 'server', 'client', 'web', 'tools', 'bench', 'chaos', 'e2e') },
  { name: 'dead code', run: command('knip', '--no-progress') },
  { name: 'where new kinds lead', run: command('node', 'tools/check/new-kinds.ts') },
  { name: 'generated files', run: command('node', 'tools/generate.ts', '--check') },
  { name: 'licences', run: problems(licenceProblems) },
  { name: 'lockfile', run: problems(lockfileProblems) },
  { name: 'file length and names', run: problems(sourceProblems) },
  { name: 'described interface', run: problems(undescribedProblems) },
  { name: 'one writer per table', run: problems(tableWriterProblems) },
  { name: 'rows of migrations', run: problems(ownedRowProblems) },
  { name: 'words of the screens', run: problems(wordProblems) },
]

const waiting = [...checks]
const failed: string[] = []
await Promise.all([work(), work()])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const startedAt = performance.now()
    const { passed, output } = await check.run()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${check.name.padEnd(22)} ${seconds.padStart(5)} s`)
    if (passed) continue
    failed.push(check.name)
    console.log(output.trimEnd().replace(/^/gm, '       '))
  }
}

function command(program: string, ...args: string[]): () => Promise<Outcome> {
  return () =>
    new Promise((done) => {
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
      const chunks: Buffer[] = []
      child.stdout.on('data', (chunk) => chunks.push(chunk))
      child.stderr.on('data', (chunk) => chunks.push(chunk))
      child.on('error', (error) => done({ passed: false, output: error.message }))
      child.on('close', (code) => done({ passed: code === 0, output: Buffer.concat(chunks).toString() }))
    })
}

function problems(find: () => string[]): () => Promise<Outcome> {
  return async () => {
    try {
      const found = find()
      return { passed: found.length === 0, output: found.join('\n') }
    } catch (error) {
      return { passed: false, output: (error as Error).message }
    }
  }
}
