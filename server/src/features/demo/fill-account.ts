import { inAccount, switchTracking } from '../account-setup/index.ts'
import { lockAccount, type Operator } from '../accounts/index.ts'
import { setAccountValue } from '../customer-fields/index.ts'
import { assignMembers, createGroup } from '../groups/index.ts'
import type { PastRun } from '../runs/index.ts'
import type { SubscriberAct } from '../subscriptions/index.ts'
import { type Reaction, react } from './leave-by-letter.ts'
import { drawLeaving } from './leaving.rules.ts'
import { type Letter, lettersOf } from './letters.rules.ts'
import { archive, join } from './live-story.ts'
import type { ProvisionedAccount } from './provision-demo.ts'
import { createRandom, type Random } from './random.rules.ts'
import { at, planLetter, sendLetter } from './send-letter.ts'
import { drawStory, type Story } from './story.rules.ts'

type Filling = Pick<ProvisionedAccount, 'plan' | 'fieldIds' | 'optinMailingId'>

/**
 * Subscribers, their letters of a year, groups and account values by the same use cases as requests and mail servers; all or
 * nothing, and only into an empty account.
 */
export async function fillAccount(operator: Operator, { account, plan, fieldIds, optinMailingId }: ProvisionedAccount) {
  if (plan.subscribers === 0) return
  await inAccount(operator, account.id, async (act) => {
    const { lastSubscriberId } = await lockAccount(act.tx)
    if (lastSubscriberId === 0) await fill(act, { plan, fieldIds, optinMailingId })
  })
}

async function fill(act: SubscriberAct, { plan, fieldIds, optinMailingId }: Filling): Promise<void> {
  const random = createRandom(act.account.id)
  const now = act.clock.now()
  const stories = Array.from({ length: plan.subscribers }, (_none, i) =>
    drawStory(random, { number: i + 1, share: i / plan.subscribers, now, fieldIds, account: act.account }),
  )
  await switchTracking(act, 'individual')
  const { ids, happenings, toGroups } = historyOf(act, { random, stories, plan, optinMailingId })
  for (const { time, happen } of happenings.toSorted((a, b) => a.time.getTime() - b.time.getTime()))
    await happen(at(act, time))
  if (!toGroups) await fillGroups(act, random, plan.groups, [...ids.values()])
  if (plan.contact) await setAccountValue(act, fieldIds.contact as number, plan.contact)
}

interface Happening {
  time: Date
  happen(act: SubscriberAct): Promise<unknown>
}

interface Told extends Pick<Filling, 'plan' | 'optinMailingId'> {
  random: Random
  stories: readonly Story[]
}

/** Everything that happened, each at its time, so that a letter meets the list as it was then. */
function historyOf({ account, clock, config }: SubscriberAct, { random, stories, plan, optinMailingId }: Told) {
  const now = clock.now()
  const ids = new Map<Story, number>()
  const runs = new Map<Letter, PastRun>()
  const happenings: Happening[] = []
  const { senderEmail } = plan
  const letters = plan.letters && lettersOf({ ...plan.letters, languageIso: account.defaultLanguageIso, now })
  // So that a report has groups to compare, where there are several.
  const toGroups =
    plan.groups.length > 1 ? letters?.sent.filter(({ isForOwnChannel }) => !isForOwnChannel).at(-2) : undefined
  // Who leaves is drawn before anybody knows who is in a group.
  const toAll = (letters?.sent ?? []).filter((letter) => letter !== toGroups)
  for (const letter of letters?.sent ?? [])
    happenings.push({
      time: letter.at,
      happen: async (act) => {
        const groupIds = letter === toGroups ? await fillGroups(act, random, plan.groups, [...ids.values()]) : []
        runs.set(letter, await sendLetter(act, letter, { random, senderEmail, groupIds }))
      },
    })
  if (letters && !config.REQUIRE_SENDER_DOMAIN)
    happenings.push({ time: now, happen: (act) => planLetter(act, letters.next, { senderEmail }) })
  for (const story of stories) {
    const idOf = () => ids.get(story) as number
    happenings.push({
      time: story.joinedAt,
      happen: async (act) => ids.set(story, await join(act, story, optinMailingId)),
    })
    const { leaves } = story
    const leaving = drawLeaving(random, story, toAll, now)
    if (!leaving || !leaves) continue
    const { letter, state } = leaving
    happenings.push({
      time: leaving.at,
      happen: (act) =>
        letter
          ? react(act, runs.get(letter) as PastRun, idOf(), state as Reaction)
          : archive(act, idOf(), { leaves, optinMailingId }),
    })
  }
  happenings.push(...fullMailboxes(random, letters?.sent ?? [], { runs, now }))
  return { ids, happenings, toGroups }
}

/** Now and then a mailbox is full: the mail comes back some hours later, and the next one arrives. */
function fullMailboxes(
  random: Random,
  letters: readonly Letter[],
  { runs, now }: { runs: ReadonlyMap<Letter, PastRun>; now: Date },
): Happening[] {
  return letters
    .filter(() => random.next() < 0.4)
    .map((letter) => ({ letter, place: random.next(), time: new Date(letter.at.getTime() + 4 * 60 * 60 * 1000) }))
    .filter(({ time }) => time < now)
    .map(({ letter, place, time }) => ({
      time,
      happen: async (act) => {
        const run = runs.get(letter) as PastRun
        const id = run.subscriberIds[Math.floor(place * run.subscriberIds.length)] as number
        await react(act, run, id, 'mailboxFull')
      },
    }))
}

async function fillGroups(
  act: SubscriberAct,
  random: Random,
  names: readonly string[],
  ids: readonly number[],
): Promise<number[]> {
  const made: number[] = []
  for (const [i, name] of names.entries()) {
    const { id } = await createGroup(act, { name, type: i === 0 ? 1 : 3 })
    const members = ids.filter(() => random.next() < 0.3)
    await assignMembers(act, id, members)
    made.push(id)
  }
  return made
}
