import { CommandFailure, type FailureStatus } from '../platform/command-line/command-failure.ts'
import { Output } from '../platform/command-line/output.ts'
import type { Terminal } from '../platform/command-line/terminal.ts'
import { type Config, ConfigError, loadConfig } from '../platform/config/config.ts'
import { MigrationError } from '../platform/db/migration-error.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { Refusal } from '../platform/errors/refusal.ts'
import { wordsFor } from './command-words.ts'

/** What to tell the operator, and the exit status. */
export interface Failure {
  message: string
  status: FailureStatus
}

/** The exit status of this work. What can be expected to go wrong is told; what is a bug is thrown. */
export async function explained(terminal: Terminal, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const failure = explainFailure(error, terminal.environment)
    if (!failure) throw error
    new Output(terminal).note(failure.message)
    return failure.status
  }
}

/** Mistakes and missing engines get a sentence with the remedy; null means a bug, which keeps its stack trace. */
export function explainFailure(error: unknown, environment: NodeJS.ProcessEnv): Failure | null {
  if (error instanceof CommandFailure) return error
  if (error instanceof ConfigError) return { message: error.message, status: 2 }
  if (error instanceof MigrationError) return { message: error.message, status: 1 }
  if (error instanceof Refusal) return { message: wordsFor(error), status: 1 }
  const remedy = portRemedy(error, environment) ?? databaseRemedy(error, environment)
  return remedy === null ? null : { message: remedy, status: 1 }
}

function portRemedy(error: unknown, environment: NodeJS.ProcessEnv): string | null {
  const { code, address, port } = error as { code?: unknown; address?: string; port?: number }
  if (code !== 'EADDRINUSE') return null
  const settings = Object.entries(loadConfig(environment)).filter(([name]) => name.endsWith('_PORT'))
  const names = settings.filter(([, value]) => value === port).map(([name]) => name)
  return `Port ${port} of ${address} is taken. End the program that listens there, or set ${names.join(' or ') || 'another port'}.`
}

function databaseRemedy(error: unknown, environment: NodeJS.ProcessEnv): string | null {
  const code = (error as { code?: unknown } | null)?.code
  const config = loadConfig(environment)
  if (code === '42P01' || code === '42883')
    return 'The database has no schema yet, or an old one. Run: postrider migrate'
  if (code === '3D000')
    return `The database does not exist: ${databasesOf(config)}. Create it, then run: postrider migrate`
  if (code === '28P01' || code === '28000')
    return `PostgreSQL refused the login: ${(error as Error).message}. Check DATABASE_ADMIN_URL and DATABASE_URL; postrider migrate creates the serving role.`
  if (!isUnavailable(error)) return null
  return `PostgreSQL does not answer (${databasesOf(config)}). Start it (for development: npm run services -- start) or set DATABASE_ADMIN_URL and DATABASE_URL.`
}

/** Without user and password. */
function databasesOf({ DATABASE_ADMIN_URL, DATABASE_URL }: Config): string {
  const places = [DATABASE_ADMIN_URL, DATABASE_URL].map((url) => {
    const { host, pathname } = URL.parse(url) ?? { host: '', pathname: '' }
    return `${host}${pathname}`
  })
  return [...new Set(places)].join(', ')
}
