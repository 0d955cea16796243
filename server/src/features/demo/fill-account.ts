import { type EmailAddress, parseEmail } from '../../platform/text/email-address.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { lockAccount, type Operator } from '../accounts/index.ts'
import { type DataType, type FieldValue, normalizeFieldValue, setAccountValue } from '../customer-fields/index.ts'
import { assignMembers, createGroup } from '../groups/index.ts'
import { createSubscriber, registerSubscriber, type SubscriberAct, updateSubscriber } from '../subscriptions/index.ts'
import type { ProvisionedAccount } from './provision-demo.ts'
import { createRandom, type Random } from './random.rules.ts'
import { drawStory, type Story } from './story.rules.ts'

type Filling = Pick<ProvisionedAccount, 'plan' | 'fieldIds' | 'optinMailingId'>

/** Subscribers, groups and account values by the same use cases as API requests; all or nothing, and only into an empty account. */
export async function fillAccount(operator: Operator, { account, plan, fieldIds, optinMailingId }: ProvisionedAccount) {
  if (plan.subscribers === 0) return
  await inAccount(operator, account.id, async (act) => {
    const { lastSubscriberId } = await lockAccount(act.tx)
    if (lastSubscriberId === 0) await fill(act, { plan, fieldIds, optinMailingId })
  })
}

async function fill(act: SubscriberAct, { plan, fieldIds, optinMailingId }: Filling): Promise<void> {
  const { account, clock } = act
  const random = createRandom(account.id)
  const ids: number[] = []
  for (let i = 0; i < plan.subscribers; i++) {
    const share = i / plan.subscribers
    const story = drawStory(random, { number: i + 1, share, now: clock.now(), fieldIds, account })
    ids.push(await live(act, story, optinMailingId))
  }
  await fillGroups(act, random, plan.groups, ids)
  if (plan.contact) await setAccountValue(act, fieldIds.contact as number, plan.contact)
}

/** Lets one story happen, each step at its time. */
async function live(act: SubscriberAct, story: Story, optinMailingId: number | null): Promise<number> {
  const { joinedAt, registers, states, leaves, changedAt } = story
  const at = (time: Date): SubscriberAct => ({ ...act, clock: { now: () => time } })
  const data = dataOf(act, story)
  if (registers) {
    const registered = await registerSubscriber(at(joinedAt), {
      ...{ email: data.email, data, optinMailingId },
      ...{ channelIds: [act.account.defaultChannel.id], forceOptIn: false, deferData: false },
    })
    return registered.subscriber.id
  }
  const created = await createSubscriber(at(joinedAt), { data, states, optinMailingId, source: 'create' })
  const { id } = created.subscriber
  const left = { data: { base: {}, customerFields: {} }, optinMailingId, source: 'update' }
  if (leaves) await updateSubscriber(at(changedAt), { id }, { ...left, states: leaves })
  return id
}

function dataOf({ account, config }: SubscriberAct, { person: { email, ...base }, fieldValues }: Story) {
  const types = new Map(account.fields.map(({ id, type }) => [String(id), type]))
  const values = Object.entries(fieldValues).map(([id, value]) => [
    id,
    normalizeFieldValue(types.get(id) as DataType, value) as FieldValue,
  ])
  return {
    email: parseEmail(email, config.ALLOW_EAI) as EmailAddress,
    base,
    customerFields: Object.fromEntries(values) as Record<string, FieldValue>,
  }
}

async function fillGroups(act: SubscriberAct, random: Random, names: readonly string[], ids: readonly number[]) {
  for (const [i, name] of names.entries()) {
    const { id } = await createGroup(act, { name, type: i === 0 ? 1 : 3 })
    const members = ids.filter(() => random.next() < 0.3)
    await assignMembers(act, id, members)
  }
}
