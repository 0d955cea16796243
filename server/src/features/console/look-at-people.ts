import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { type Act, accountRefusals, bareAct, type Doer, tenantOfAccount } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import type { Desk } from '../operators/index.ts'
import { getSubscriber, listSubscribers } from '../subscribers/index.ts'
import { expectSupport } from '../support-sessions/index.ts'

const mostShown = 50

/** People by words, while an admin of their account lets operators look. What was looked for is not kept: it may be somebody. */
export function searchPeople(desk: Desk, doer: Doer, accountId: number, words: string[]) {
  return lookInside(desk, doer, accountId, async (act) => {
    const found = await listSubscribers(act, {
      words,
      filters: [],
      sort: [],
      include: ['channels'],
      page: 1,
      limit: mostShown,
    })
    return { value: found, objectId: null, count: found.subscribers.length }
  })
}

export function lookAtPerson(desk: Desk, doer: Doer, accountId: number, personId: number) {
  return lookInside(desk, doer, accountId, async (act) => ({
    value: await getSubscriber(act, personId, ['channels', 'groups']),
    objectId: personId,
    count: 1,
  }))
}

interface Seen<T> {
  value: T
  objectId: number | null
  count: number
}

/** What was seen stands in the log of the account, or was not seen. */
async function lookInside<T>(
  desk: Desk,
  doer: Doer,
  accountId: number,
  look: (act: Act<FullAccount>) => Promise<Seen<T>>,
): Promise<{ account: FullAccount; value: T }> {
  const tenant = await tenantOfAccount(desk, accountId)
  return desk.db.transaction(tenant, async (tx) => {
    const session = await expectSupport(tx)
    const account = await loadFullAccount(tx)
    if (!account) throw accountRefusals.account_not_found({ accountId })
    const act = { ...bareAct(desk, tx, doer), account }
    const { value, objectId, count } = await look(act)
    const name = objectId === null ? 'support.search' : 'support.look'
    await recordAct(act, { act: name, objectId, changes: { supportSession: [null, session.id], seen: [null, count] } })
    return { account, value }
  })
}
