import { execFileSync } from 'node:child_process'
import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresBinaries } from '../../tools/services/binaries.ts'
import { asPostgresUser } from '../../tools/services/unprivileged.ts'
import type { Stage } from '../stage/stage.ts'

/** What an asynchronous standby has of the database when it stops hearing from it. */
export interface LaggingStandby {
  /** The primary is lost, and this is the database from now on: on a timeline of its own, without the primary's last commits. */
  promote(): Promise<void>
}

export function copyStandby({ dir, engines }: Pick<Stage, 'dir' | 'engines'>): LaggingStandby {
  const home = join(dir, 'postgres')
  const [data, standby] = [join(home, 'data'), join(home, 'standby')]
  const from = ['-h', '127.0.0.1', '-p', String(engines.ports.postgres), '-U', 'postrider_admin']
  const program = join(postgresBinaries(), 'pg_basebackup')
  const [command, ...rest] = asPostgresUser([program, ...from, '-D', standby, '-X', 'stream', '-c', 'fast'])
  execFileSync(command, rest, { cwd: '/', stdio: 'ignore' })
  return {
    promote: async () => {
      await engines.kill('postgres')
      renameSync(data, join(home, 'lost'))
      renameSync(standby, data)
      // Recovery with nothing to fetch ends where the copy does, and begins a new timeline there.
      appendFileSync(join(data, 'postgresql.conf'), "restore_command = 'false'\n")
      writeFileSync(join(data, 'recovery.signal'), '')
      await engines.start('postgres')
    },
  }
}
