import { createHash } from 'node:crypto'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import {
  type Account,
  type Act,
  accountRefusals,
  actorName,
  actTime,
  listAccountsBelow,
  lockAccount,
} from '../accounts/index.ts'
import { type Arrival, type PublishedArticle, readPublishedArticles, receiveArticle } from '../articles/index.ts'
import { type Changes, recordAct } from '../audit/index.ts'
import { actBelow } from '../customer-accounts/index.ts'
import {
  findMailing,
  isOfMatter,
  type PublishedMailing,
  readPublishedMailing,
  receiveMailing,
} from '../mailings/index.ts'
import { picturesOf, withOwnPictures } from '../media/index.ts'
import { adoptTheme, type ShippedName, shippedNames } from '../themes/index.ts'
import {
  insertPublication,
  lockPublicationOf,
  type PublicationRow,
  type Source,
  updatePublication,
} from './publication.store.ts'
import { publishingRefusals } from './publishing.refusals.ts'
import type { PublishOutcome } from './publishing.rules.ts'
import { settleMatter } from './settle-matter.ts'

/** What the accounts below may do with it. */
export interface Terms extends Pick<PublicationRow, 'mayAdapt' | 'fixesSubject' | 'fixesContent'> {
  proposedAt: Timestamp | null
}

export interface Outcome<T> {
  accountId: number
  name: string
  outcome: T
}

export interface Published {
  id: number
  version: number
  outcomes: Outcome<PublishOutcome>[]
}

type Matter = { article: PublishedArticle } | { mailing: PublishedMailing }

/** Gives an article or a mailing as it is now to accounts below; those that have this version stay as they are. */
export async function publish(
  act: Act,
  source: Source,
  terms: Terms,
  accountIds: readonly number[],
): Promise<Published> {
  expectPublisher(act)
  await lockAccount(act.tx)
  const accounts = await accountsNamed(act, accountIds)
  const matter = await read(act, source)
  const text = JSON.stringify(matter)
  const { id, version } = await keep(act, source, terms, digestOf(text, terms))
  const pictures = await picturesOf(act, text)
  const arrival: Arrival = { fromAccountId: act.account.id, publicationId: id, version }
  const mainPublicationId = await findMainPublication(act, source)
  const outcomes: Outcome<PublishOutcome>[] = []
  for (const account of accounts) {
    const outcome = await actBelow(act, account.id, async (there) => {
      if (account.closedAt !== null) return 'closed'
      await lockAccount(there.tx)
      const own = JSON.parse(await withOwnPictures(there, pictures, text)) as Matter
      const arrived = await receive(there, arrival, own, { ...terms, mainPublicationId })
      if (arrived !== 'unchanged') await recordArrival(there, act, source, arrived)
      return arrived
    })
    outcomes.push({ accountId: account.id, name: account.name, outcome })
  }
  return { id, version, outcomes }
}

export function expectPublisher({ account }: Act): void {
  if (account.type !== 'L') throw publishingRefusals.account_publishes_nothing()
}

/** In the order of their ids, in which every publication goes through them; whoever is not below is not there. */
export async function accountsNamed(act: Act, accountIds: readonly number[]): Promise<Account[]> {
  const below = await listAccountsBelow(act.tx)
  const stranger = accountIds.find((id) => !below.some((account) => account.id === id))
  if (stranger !== undefined) throw accountRefusals.account_not_found({ accountId: stranger })
  return below.filter(({ id }) => accountIds.includes(id)).sort((a, b) => a.id - b.id)
}

async function read(act: Act, { articleId, mailingId }: Source): Promise<Matter> {
  if (mailingId !== null) return { mailing: await readPublishedMailing(act, mailingId) }
  const [article] = await readPublishedArticles(act.tx, [articleId as number])
  return { article: article as PublishedArticle }
}

/** Of a mail about joining or leaving that says the same as another one: what that one was published as. */
async function findMainPublication({ tx }: Act, { mailingId }: Source): Promise<number | null> {
  const mailing = mailingId === null ? undefined : await findMailing(tx, mailingId)
  if (!mailing || mailing.versionOf === null) return null
  return (await lockPublicationOf(tx, { articleId: null, mailingId: mailing.versionOf }))?.id ?? null
}

function digestOf(text: string, terms: Terms): Buffer {
  return createHash('sha256').update(text).update(JSON.stringify(terms)).digest()
}

/** The same as before is the same version. */
async function keep(
  act: Act,
  source: Source,
  terms: Terms,
  digest: Buffer,
): Promise<Pick<PublicationRow, 'id' | 'version'>> {
  const known = await lockPublicationOf(act.tx, source)
  const published = { ...source, ...terms, digest, publishedBy: actorName(act.actor), publishedAt: actTime(act) }
  if (!known)
    return { id: await insertPublication(act.tx, { ...published, version: 1, withdrawnAt: null }), version: 1 }
  const isSame = known.digest.equals(digest)
  if (isSame && known.withdrawnAt === null) return known
  const version = isSame ? known.version : known.version + 1
  updatePublication(act.tx, { ...published, id: known.id, version, withdrawnAt: null })
  return { id: known.id, version }
}

async function receive(
  there: Act<FullAccount>,
  arrival: Arrival,
  matter: Matter,
  { mayAdapt, fixesSubject, fixesContent, proposedAt, mainPublicationId }: Terms & { mainPublicationId: number | null },
): Promise<PublishOutcome> {
  if ('article' in matter)
    return (await receiveArticle(there, arrival, matter.article, { mayAdapt, newsletterId: null })).outcome
  const shipped = shippedNames.find((name): name is ShippedName => name === matter.mailing.theme?.shipped)
  if (shipped) await adoptTheme(there, shipped)
  const terms = { isSubjectFixed: fixesSubject, isContentFixed: fixesContent, proposedAt }
  const outcome = await receiveMailing(there, arrival, matter.mailing, terms)
  const { type, languageIso } = matter.mailing
  if (isOfMatter(type))
    await settleMatter(there, arrival, { type, languageIso, mainPublicationId, isNew: outcome === 'received' })
  return outcome
}

/** Such acts stand in both logs. */
async function recordArrival(there: Act, above: Act, { articleId }: Source, outcome: string): Promise<void> {
  const what = articleId === null ? 'mailing' : 'article'
  const changes: Changes = { what: [null, what], outcome: [null, outcome], doneFrom: [null, above.account.name] }
  await recordAct(there, { act: 'publications.arrive', objectId: null, changes })
}
