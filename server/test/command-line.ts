import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runCommand } from '../src/processes/commands.ts'
import { serviceUrls } from './service-urls.ts'
import type { TestDatabase } from './test-database.ts'

const main = join(import.meta.dirname, '../src/main.ts')

export interface Outcome {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs the real command line in this process, with its own settings and terminal, on a test database. */
export async function runPostrider(
  database: TestDatabase,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const outcome = { stdout: '', stderr: '' }
  const status = await runCommand(['node', 'postrider', ...args], {
    environment: { ...settingsFor(database), ...environment },
    write: (text) => {
      outcome.stdout += text
    },
    writeError: (text) => {
      outcome.stderr += text
    },
    isWatched: false,
  })
  return { ...outcome, status }
}

/** The same as a program of its own, as a shell would start it. */
export function spawnPostrider(
  database: TestDatabase,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const env = { PATH: process.env.PATH, ...settingsFor(database), ...environment }
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

function settingsFor({
  servingUrl,
  adminUrl,
  engineUrl,
  trackingUrl,
  consoleUrl,
  headsFolder,
}: TestDatabase): Record<string, string> {
  return {
    DATABASE_URL: servingUrl,
    DATABASE_ADMIN_URL: adminUrl,
    ENGINE_DATABASE_URL: engineUrl,
    TRACKING_DATABASE_URL: trackingUrl,
    CONSOLE_DATABASE_URL: consoleUrl,
    LEDGER_HEADS_FOLDER: headsFolder,
    REDIS_URL: serviceUrls().redis,
  }
}
