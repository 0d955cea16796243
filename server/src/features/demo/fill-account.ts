import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockAccount, permissions } from '../accounts/index.ts'
import { type Caller, createKeyAuthenticator } from '../api-keys/index.ts'
import { setAccountValue } from '../customer-fields/index.ts'
import { assignMembers, createGroup } from '../groups/index.ts'
import { createApiKey, deleteApiKey, type Operator } from '../provisioning/index.ts'
import { createSubscriber, registerSubscriber, updateSubscriberByKey, type WriteCall } from '../subscribers/index.ts'
import type { ProvisionedAccount } from './provision-demo.ts'
import { createRandom, type Random } from './random.rules.ts'
import { drawStory, type Story } from './story.rules.ts'

type DemoApp = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'log'>

/** Subscribers, groups and account values by the same code as API requests; all or nothing, and only into an empty account. */
export async function fillAccount(app: DemoApp, operator: Operator, provisioned: ProvisionedAccount): Promise<void> {
  const { account, plan, optinMailingId } = provisioned
  if (plan.subscribers === 0) return
  const { key, prefix } = await createApiKey(operator, {
    accountId: account.id,
    name: 'demo data',
    scopes: ['subscribers'],
    permissions: [...permissions],
    defaultOptinMailingId: optinMailingId,
  })
  try {
    const caller = (await createKeyAuthenticator(app).identify(key)) as Caller
    await app.db.transaction(caller.tenant, async (tx) => {
      const { lastSubscriberId } = await lockAccount(tx)
      if (lastSubscriberId === 0) await fill(app, tx, caller, provisioned)
    })
  } finally {
    await deleteApiKey(operator, prefix)
  }
}

async function fill(app: DemoApp, tx: Tx, caller: Caller, { account, plan, fieldIds }: ProvisionedAccount) {
  const random = createRandom(account.id)
  const ids: number[] = []
  for (let i = 0; i < plan.subscribers; i++) {
    const story = drawStory(random, {
      number: i + 1,
      share: i / plan.subscribers,
      now: app.clock.now(),
      fieldIds,
      caller,
    })
    ids.push(await live({ app, tx, caller, requestId: `demo-${i + 1}`, peerAddress: '127.0.0.1' }, story))
  }
  await fillGroups(app, tx, random, plan.groups, ids)
  if (plan.contact) await setAccountValue(app, tx, fieldIds.contact as number, plan.contact)
}

/** Lets one story happen, each step at its time. */
async function live(call: WriteCall, { body, joinedAt, registers, change, changedAt }: Story): Promise<number> {
  const at = (time: Date): WriteCall => ({ ...call, app: { ...call.app, clock: { now: () => time } } })
  if (registers) return (await registerSubscriber(at(joinedAt), body)).subscriber.id
  const { subscriber } = await createSubscriber(at(joinedAt), body)
  if (change) await updateSubscriberByKey(at(changedAt), { id: subscriber.id }, change, 'update')
  return subscriber.id
}

async function fillGroups(app: DemoApp, tx: Tx, random: Random, names: readonly string[], ids: readonly number[]) {
  for (const [i, name] of names.entries()) {
    const { id } = await createGroup(app, tx, { name, type: i === 0 ? 1 : 3 })
    const members = ids.filter(() => random.next() < 0.3)
    await assignMembers(app, tx, id, members)
  }
}
