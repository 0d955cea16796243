import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import { StatementRecorder } from './statement-recorder.ts'

/** Keeps what the statements of a test file brought; `npm run statements` compares it with the types they declare. */
const folder = resolve(import.meta.dirname, '../../.results/statements')
const recorder = new StatementRecorder()
recorder.start()

afterAll(() => {
  recorder.stop()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}-${crypto.randomUUID()}.json`), JSON.stringify(recorder.statements()))
})
