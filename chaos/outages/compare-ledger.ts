import type { Ledger, SubscriberRow } from './ledger.ts'
import type { Operation } from './operation.ts'

/** Everything the ledger has too much, too little or otherwise than acknowledged, in words. */
export function compareLedger(operations: readonly Operation[], ledger: Ledger): string[] {
  const rowsByEmail = Map.groupBy(ledger.subscribers, ({ accountId, email }) => `${accountId} ${email}`)
  const rowsOf = ({ account, email }: Operation) => rowsByEmail.get(`${account.accountId} ${email}`) ?? []
  const entriesOf = ({ attempts }: Operation) =>
    attempts.reduce((sum, { requestId }) => sum + (ledger.entriesByRequest.get(requestId) ?? 0), 0)
  const faults = operations.flatMap((operation) =>
    faultsOf(operation, rowsOf(operation), entriesOf(operation)).map(
      (fault) =>
        `${operation.kind} ${operation.number} (${operation.acknowledged ? 'acknowledged' : 'uncertain'}): ${fault}`,
    ),
  )
  const creators = operations.filter(({ kind }) => kind === 'create' || kind === 'register' || kind === 'upsertNew')
  const known = new Set(creators.map(({ account, email }) => `${account.accountId} ${email}`))
  const strangers = [...rowsByEmail.keys()].filter((email) => !known.has(email))
  const explained = operations.reduce((sum, operation) => sum + entriesOf(operation), 0)
  return [
    ...faults,
    ...strangers.map((email) => `nobody created ${email}`),
    ...(explained === ledger.entries ? [] : [`${ledger.entries} consent entries, ${explained} of them explained`]),
  ]
}

function faultsOf(operation: Operation, rows: SubscriberRow[], entries: number): string[] {
  switch (operation.kind) {
    case 'create':
    case 'register':
    case 'upsertNew':
      return faultsOfCreation(operation, rows, entries)
    case 'archive':
      return faultsOfArchiving(operation, rows, entries)
    case 'upsertKnown':
      return operation.acknowledged && rows[0]?.city !== operation.token ? ['its value is not there'] : []
    default:
      return entries === 0 ? [] : ['a read has written']
  }
}

function faultsOfCreation(
  { acknowledged, kind, token, subscriberId }: Operation,
  rows: SubscriberRow[],
  entries: number,
): string[] {
  const [row] = rows
  const faults: string[] = []
  if (rows.length > 1) faults.push(`is there ${rows.length} times`)
  if (acknowledged && !row) faults.push('is not there')
  if (entries !== rows.length) faults.push(`${rows.length} rows but ${entries} consent entries`)
  if (!row) return faults
  if (row.firstname !== token) faults.push(`has the name ${row.firstname}`)
  if (acknowledged && row.id !== subscriberId) faults.push(`was answered with id ${subscriberId}, has ${row.id}`)
  if (row.messages !== (kind === 'register' ? 1 : 0)) faults.push(`has ${row.messages} messages`)
  return faults
}

/** All or nothing: the value, the status and the consent entry. */
function faultsOfArchiving({ acknowledged, token }: Operation, [row]: SubscriberRow[], entries: number): string[] {
  if (!row) return ['the subscriber is not there']
  const saw = `${row.status}/${row.statusAddition} ${row.city ?? '-'}, ${entries} entries`
  const isDone = saw === `3/6 ${token}, 1 entries`
  const isUndone = saw === '1/null -, 0 entries'
  return isDone || (isUndone && !acknowledged) ? [] : [`found ${saw}`]
}
