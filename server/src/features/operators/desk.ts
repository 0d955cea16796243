import type { App } from '../../platform/app/app.ts'
import type { Engine } from '../../platform/app/engine.ts'
import type { Operator } from '../accounts/index.ts'

/** What operators work with in the console. */
export interface Desk extends Operator, Pick<App, 'log' | 'doorbell'> {
  /** Sees what the sending engine sees. */
  engine: Pick<Engine, 'db' | 'config' | 'relay'>
}
