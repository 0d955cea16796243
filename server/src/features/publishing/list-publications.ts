import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import { type Account, type Look, listAccountsBelow } from '../accounts/index.ts'
import { listReceivedUses } from '../articles/index.ts'
import { dispatchStateOf, findMailing, listCopies } from '../mailings/index.ts'
import { newslettersSince } from '../statistics/index.ts'
import { listPublicationRows, type NamedPublication } from './publication.store.ts'
import { type CopyState, stateOfArticle, stateOfCopy } from './publishing.rules.ts'

/** How something stands in one account: never who reads it there. */
export interface Copy {
  accountId: number
  state: CopyState
  /** The account has an older version than the one that was published last. */
  isBehind: boolean
  plannedAt: Timestamp | null
  sentAt: Timestamp | null
  numbers: { delivered: number; opened: number; clicked: number } | null
}

export interface PublicationView {
  publication: NamedPublication
  copies: Copy[]
}

export interface Publishing {
  accounts: Pick<Account, 'id' | 'name'>[]
  publications: PublicationView[]
}

const atOnce = 8
const yearMs = 365 * 24 * 60 * 60 * 1000

/** Everything the L-account has published, with what became of it in each account below; each is read by itself. */
export async function listPublications(look: Look, db: Pick<Database, 'reader'>): Promise<Publishing> {
  const [accounts, publications] = await Promise.all([listAccountsBelow(look.reader), listPublicationRows(look.reader)])
  const copies: (Copy & { publicationId: number; version: number })[] = []
  for (let first = 0; first < accounts.length; first += atOnce)
    copies.push(
      ...(
        await Promise.all(
          accounts
            .slice(first, first + atOnce)
            .map(({ id }) => readCopies(look, db.reader({ ...look.reader.tenant, accountId: id }))),
        )
      ).flat(),
    )
  return {
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    publications: publications.map((publication) => ({
      publication,
      copies: copies
        .filter(({ publicationId }) => publicationId === publication.id)
        .map(({ publicationId: _, version, ...copy }) => ({ ...copy, isBehind: version < publication.version })),
    })),
  }
}

async function readCopies({ account, clock }: Look, reader: Reader) {
  const { accountId } = reader.tenant
  const [copies, uses, sums] = await Promise.all([
    listCopies(reader, account.id),
    listReceivedUses(reader, account.id),
    newslettersSince({ reader }, timestamp(clock.now().getTime() - yearMs)),
  ])
  const nothing = { isBehind: false, plannedAt: null, sentAt: null, numbers: null }
  const mailings = await Promise.all(copies.map(({ mailingId }) => findMailing(reader, mailingId)))
  return [
    ...uses.map(({ publicationId, version, ...facts }) => ({
      ...{ accountId, publicationId, version, state: stateOfArticle(facts), ...nothing },
    })),
    ...copies.map(({ publicationId, version, newsletterId, isTouched, withdrawnAt }, i) => {
      const mailing = mailings[i]
      const state = mailing ? dispatchStateOf(mailing) : null
      const figures = sums.find((sum) => sum.newsletterId === newsletterId)?.figures
      return {
        ...{ accountId, publicationId, version, ...nothing },
        state: stateOfCopy({ state, isTouched, isWithdrawn: withdrawnAt !== null }),
        plannedAt: state === 'planned' ? (mailing?.plannedAt ?? null) : null,
        sentAt: mailing?.sentAt ?? null,
        numbers: figures
          ? { delivered: figures.delivered, opened: figures.uniqueOpens, clicked: figures.uniqueClicks }
          : null,
      }
    }),
  ]
}
