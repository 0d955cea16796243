import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { serviceUrls } from './service-urls.ts'
import type { TestDatabase } from './test-database.ts'

const main = join(import.meta.dirname, '../src/main.ts')

export interface Outcome {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs the real command line in a process of its own, on a test database. */
export function runPostrider(
  database: TestDatabase,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.servingUrl,
    DATABASE_ADMIN_URL: database.adminUrl,
    REDIS_URL: serviceUrls().redis,
    ...environment,
  }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const outcome = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    outcome.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    outcome.stderr += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve({ ...outcome, status }))
  })
}
