import sql from 'sql-template-tag'
import { literalList } from '../../platform/db/literals.rules.ts'
import { stateSql } from '../messages/message-state.rules.ts'
import { harmlessClasses } from './bounce-class.rules.ts'
import { distrusts } from './report-trust.rules.ts'

/** Of a report `i` about a message `m`: the mail came back, by the relay's own word or by a report that was believed. */
export const tellsOfBounce = sql`
  (i.kind = 'relay' and m.state = ${stateSql.bounced}
   or i.kind = 'bounce' and i.class not in ${literalList(harmlessClasses)} and coalesce(i.reason, '') not in ${literalList(distrusts)})`
