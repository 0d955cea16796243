import type { App } from '../../platform/app/app.ts'
import type { OperatorDatabase } from '../../platform/db/operator-database.ts'

/** What whoever runs the installation works with. */
export interface Operator extends Pick<App, 'db' | 'clock' | 'config' | 'secrets'> {
  /** Customers and accounts of everyone; what lies inside an account is behind `db`. */
  operatorDb: OperatorDatabase
}
