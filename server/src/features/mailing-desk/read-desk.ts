import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { findArticles } from '../articles/index.ts'
import { readAbove } from '../customer-accounts/index.ts'
import {
  dispatchStateOf,
  domainOf,
  editableOf,
  findHands,
  findLayoutTheme,
  findReceivedMailing,
  listLanguages,
  listThemes,
  readWritten,
  type Theme,
  type WrittenMailing,
} from '../mailings/index.ts'
import { listSenderDomains } from '../sender-domains/index.ts'
import { type KnownActor, nameActors } from '../users/index.ts'
import { checkMailing } from './check-mailing.ts'
import { findGroupNames, type NamedGroup } from './desk-names.store.ts'
import { readStanding } from './read-standing.ts'

/** One mailing as its page shows it: what it says, to whom, from whom, when, and what stands in its way. */
export async function readDesk(look: Look<FullAccount>, id: number, db: Pick<Database, 'reader'>) {
  const { reader, clock } = look
  const written = await readWritten(look, id)
  const { mailing, newsletter, articleIds } = written
  const [checked, languages, groups, excludedGroups, articles, themes, domains, hands, standing] = await Promise.all([
    checkMailing(look, written),
    listLanguages(reader, id),
    findGroupNames(reader, mailing.groupIds),
    findGroupNames(reader, mailing.excludedGroupIds),
    findArticles(reader, articleIds),
    listThemes(reader),
    listSenderDomains(reader),
    findHands(reader, id),
    readStanding(look, written),
  ])
  const { request } = checked.approval
  const [createdBy, changedBy, plannedBy, askedBy, decidedBy] = await namesOf(look, [
    hands?.createdBy ?? null,
    hands?.changedBy ?? hands?.createdBy ?? null,
    hands?.plannedBy ?? null,
    request?.askedBy ?? null,
    request?.decidedBy ?? null,
  ])
  const domain = domains.find((known) => known.domain === domainOf(mailing.senderEmail))
  const state = dispatchStateOf(mailing)
  return {
    ...{
      mailing,
      newsletter,
      languages,
      state,
      standing,
      ...checked,
      dueInSeconds: secondsLeft(mailing, clock),
      createdBy,
      changedBy,
      plannedBy,
    },
    approval: { ...checked.approval, askedBy, decidedBy },
    groups: withLost(mailing.groupIds, groups),
    excludedGroups: withLost(mailing.excludedGroupIds, excludedGroups),
    articles: articleIds.flatMap((one) => articles.find((article) => article.id === one) ?? []),
    theme: named(themes, newsletter.themeId),
    layoutTheme: named(themes, await findLayoutTheme(reader, mailing.channelId)),
    domain: {
      name: domainOf(mailing.senderEmail),
      isKnown: domain !== undefined,
      isVerified: domain?.verifiedAt != null,
    },
    received: await readOrigin(look, id, db),
    version: versionOf(editableOf(written)),
  }
}

function named(themes: readonly Theme[], wanted: number | null): { id: number; name: string } | null {
  const theme = themes.find(({ id }) => id === wanted)
  return theme ? { id: theme.id, name: theme.name } : null
}

/** Of a copy: what the L-account above has to do with it. */
async function readOrigin(look: Look, id: number, db: Pick<Database, 'reader'>) {
  const copy = await findReceivedMailing(look.reader, id)
  if (!copy) return null
  const { newest, withdrawnAt, receivedAt } = copy
  const from = (await readAbove(look, db))?.name ?? ''
  return { from, hasNewer: newest !== null, isWithdrawn: withdrawnAt !== null, receivedAt }
}

/** Until a planned mailing begins; null = it is not planned. */
function secondsLeft(mailing: WrittenMailing['mailing'], clock: Look['clock']): number | null {
  if (dispatchStateOf(mailing) !== 'planned' || mailing.plannedAt === null) return null
  return Math.max(0, Math.round((millisecondsOf(mailing.plannedAt) - clock.now().getTime()) / 1000))
}

/** A group that is gone has no name, and is not left out: it would change who is meant. */
function withLost(ids: readonly number[], found: readonly NamedGroup[]): { id: number; name: string | null }[] {
  return ids.map((id) => ({ id, name: found.find((group) => group.id === id)?.name ?? null }))
}

/** In the order of the ledgers' names for them. */
async function namesOf({ reader }: Look, actors: readonly (string | null)[]): Promise<(KnownActor | null)[]> {
  const named = await nameActors(
    reader,
    actors.map((actor) => actor ?? ''),
  )
  return actors.map((actor, i) => (actor === null ? null : (named[i] ?? null)))
}
