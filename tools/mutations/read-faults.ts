import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of the product made wrong, with the tests that must notice. */
export interface Fault {
  name: string
  path: string
  tests: string[]
}

const caughtBy = /^Caught by: (\S+\.test\.ts)$/gm

export function readFaults(directory: string): Fault[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => readFault(join(directory, file), readFileSync(join(directory, file), 'utf8')))
}

export function readFault(path: string, text: string): Fault {
  const tests = Array.from(text.matchAll(caughtBy), ([, test]) => test as string)
  if (tests.length === 0) throw new Error(`${path} names no test: add a line "Caught by: …test.ts"`)
  const lines = text.split('\n')
  const changed = (sign: string) => lines.filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
  if (changed('+').length > 1 || changed('-').length > 1) throw new Error(`${path} changes more than one line`)
  if (lines.some((line) => /^\+\+\+ b\/.*\.test\.ts$/.test(line))) throw new Error(`${path} changes a test`)
  return { name: path.replace(/^.*\//, '').replace(/\.patch$/, ''), path, tests }
}
