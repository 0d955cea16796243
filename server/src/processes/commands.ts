import { Command } from 'commander'
import { ConfigError, loadConfig } from '../platform/config/config.ts'
import { migrate, prepareServingRole } from '../platform/db/migrate.ts'
import { createApp } from './create-app.ts'
import { runApi } from './run-api.ts'

/** The command line: one process to run, or one thing to do. */
export async function runCommand(argv: string[]): Promise<void> {
  const program = new Command('postrider').description('Email marketing: API, sending engine and operator commands')
  program
    .command('api')
    .description('serve the API')
    .action(() => runApi(createApp(loadConfig(process.env))))
  program
    .command('migrate')
    .description('bring the database schema up to date and prepare the serving role')
    .action(async () => {
      const config = loadConfig(process.env)
      const applied = await migrate(config.DATABASE_ADMIN_URL)
      await prepareServingRole(config.DATABASE_ADMIN_URL, config.DATABASE_URL)
      console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date')
    })
  try {
    await program.parseAsync(argv)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
