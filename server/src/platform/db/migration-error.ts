/** The database and the migration files do not fit; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
