import type { Engine } from '../../platform/app/engine.ts'
import type { Output } from '../../platform/command-line/output.ts'
import type { Terminal } from '../../platform/command-line/terminal.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Account } from './account.store.ts'
import type { Act, CustomerAct, Look } from './act.ts'
import type { Operator } from './operator.ts'

/** What the commands of the operator are given. Each part is opened for one piece of work, and closed in any case. */
export interface CommandLine<A extends Account = Account> {
  readonly terminal: Terminal
  readonly output: Output
  readonly config: Config
  /** An act of the operator inside an account, in one transaction under the serving role. */
  inAccount<T>(accountId: number, work: (act: Act<A>) => Promise<T>): Promise<T>
  lookInto<T>(accountId: number, work: (look: Look<A>) => Promise<T>): Promise<T>
  inCustomer<T>(customerId: number, work: (act: CustomerAct) => Promise<T>): Promise<T>
  /** For what has no account yet, or spans several. */
  asOperator<T>(work: (operator: Operator) => Promise<T>): Promise<T>
  /** For what only the sending engine may do. */
  withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T>
}
