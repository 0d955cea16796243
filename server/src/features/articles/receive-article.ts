import { isDeepStrictEqual } from 'node:util'
import { type Act, actTime } from '../accounts/index.ts'
import { articleRefusals } from './article.refusals.ts'
import type { ArticleContent } from './article.rules.ts'
import { insertArticle, lockArticle } from './article.store.ts'
import type { Arrival, Publication, PublishedArticle } from './published.rules.ts'
import { settleArticle } from './published-article.ts'
import {
  deleteReceivedArticle,
  findReceivedArticles,
  insertReceivedArticle,
  keepAllReceived,
  listReceivedWith,
  type ReceivedArticle,
  setCanEdit,
  setWithdrawn,
  updateReceivedArticle,
  writeFollowing,
} from './received-article.store.ts'

export interface ArticleTerms {
  mayAdapt: boolean
  /** The newsletter it came with; null = any may use it. */
  newsletterId: number | null
  /** An own copy follows again, too. */
  isForced?: boolean
}

export type ArticleOutcome = 'received' | 'updated' | 'unchanged' | 'adapted'

export interface Received {
  id: number
  outcome: ArticleOutcome
}

/** An article of the L-account above becomes one of this account that follows it; repeating it changes nothing. */
export async function receiveArticle(
  act: Act,
  arrival: Arrival,
  published: PublishedArticle,
  terms: ArticleTerms,
): Promise<Received> {
  const content = await settleArticle(act, arrival.fromAccountId, published)
  return receiveSettled(act, arrival, { ...content, fromId: published.fromId }, terms)
}

/** One whose template the account has already. */
export async function receiveSettled(
  act: Act,
  arrival: Arrival,
  { fromId: fromArticleId, ...content }: ArticleContent & { fromId: number },
  { mayAdapt, newsletterId, isForced = false }: ArticleTerms,
): Promise<Received> {
  const { tx } = act
  const now = actTime(act)
  const known = (await listReceivedWith(tx, arrival)).find((one) => one.fromArticleId === fromArticleId)
  const received = { ...arrival, fromArticleId, content, mayAdapt, receivedAt: now }
  if (!known) {
    const times = { createdAt: now, updatedAt: now }
    const id = await insertArticle(tx, { ...content, newsletterId, canEdit: false, ...times })
    insertReceivedArticle(tx, { ...received, articleId: id, isAdapted: false })
    return { id, outcome: 'received' }
  }
  const id = known.articleId
  const isAdapted = known.isAdapted && !isForced
  const isThere = (await lockArticle(tx, id))?.withdrawnAt === null
  const isSame = isDeepStrictEqual(known.content, content) && known.mayAdapt === mayAdapt
  if (isSame && isThere && isAdapted === known.isAdapted && known.version === arrival.version)
    return { id, outcome: 'unchanged' }
  updateReceivedArticle(tx, { ...received, articleId: id, isAdapted })
  if (isAdapted) return { id, outcome: 'adapted' }
  writeFollowing(tx, id, content, now)
  return { id, outcome: 'updated' }
}

/** Makes an own copy of an article that follows, where the L-account allows it; true = it is one now. What never followed stays. */
export async function makeOwn({ tx }: Act, id: number): Promise<boolean> {
  const [received] = await findReceivedArticles(tx, [id])
  if (!received || received.isAdapted) return false
  if (!received.mayAdapt) throw articleRefusals.article_locked()
  updateReceivedArticle(tx, { ...received, isAdapted: true })
  setCanEdit(tx, id, true)
  return true
}

export async function adaptArticle(act: Act, id: number): Promise<void> {
  await requireReceived(act, id)
  await makeOwn(act, id)
}

/** The own copy goes; from now on the article says again what the L-account says. */
export async function followAgain(act: Act, id: number): Promise<void> {
  const received = await requireReceived(act, id)
  if (!received.isAdapted) return
  updateReceivedArticle(act.tx, { ...received, isAdapted: false })
  writeFollowing(act.tx, id, received.content, actTime(act))
}

async function requireReceived({ tx }: Act, id: number): Promise<ReceivedArticle> {
  const [received] = await findReceivedArticles(tx, [id])
  if (!received || (await lockArticle(tx, id))?.withdrawnAt !== null) throw articleRefusals.article_not_found()
  return received
}

/** A copy could be changed, and would follow nobody. */
export async function expectCopyable({ tx }: Act, id: number): Promise<void> {
  const [received] = await findReceivedArticles(tx, [id])
  if (received && !received.mayAdapt) throw articleRefusals.article_locked()
}

/** What follows leaves the library, and is a gap where it stands; own copies stay. Tells how many of each there were. */
export async function withdrawArticles(act: Act, publication: Publication): Promise<{ gone: number; kept: number }> {
  const received = await listReceivedWith(act.tx, publication)
  const own = received.filter(({ isAdapted }) => isAdapted)
  for (const { articleId } of own) deleteReceivedArticle(act.tx, articleId)
  const following = received.filter(({ isAdapted }) => !isAdapted)
  for (const { articleId } of following) setWithdrawn(act.tx, articleId, actTime(act))
  return { gone: following.length, kept: own.length }
}

/** Whoever has no L-account any more keeps what it sent. */
export function keepReceivedArticles({ tx }: Act): void {
  keepAllReceived(tx)
}
