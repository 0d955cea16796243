import type { Database } from '../../platform/db/database.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { findLinks } from './tracking-event.store.ts'
import type { TrackingTicket } from './tracking-token.rules.ts'

export type LinkSet = ReadonlyMap<number, string>

/** Enough for the contents of a few thousand accounts; a set of thirty links takes about five kilobytes. */
const mostSets = 20_000

/** After so long it is asked again, for the account of a link may have ended. */
const freshForMs = 60 * 60 * 1000

interface KnownSet {
  links: LinkSet
  readAt: number
}

/** Where links lead. A content never changes, so what was read once is good while the database is away. */
export class LinkSets {
  private readonly db: Database
  private readonly known = new Map<number, KnownSet>()
  private readonly asked = new Map<number, Promise<LinkSet>>()

  constructor(db: Database) {
    this.db = db
  }

  /** At once where it is known; otherwise many requests wait for one answer. */
  find(ticket: TrackingTicket): LinkSet | Promise<LinkSet> {
    const known = this.known.get(ticket.contentId)
    return known && performance.now() - known.readAt < freshForMs ? known.links : this.ask(ticket)
  }

  private ask(ticket: TrackingTicket): Promise<LinkSet> {
    const { contentId } = ticket
    let asked = this.asked.get(contentId)
    if (!asked) {
      asked = this.read(ticket).finally(() => this.asked.delete(contentId))
      this.asked.set(contentId, asked)
    }
    return asked
  }

  private async read(ticket: TrackingTicket): Promise<LinkSet> {
    const former = this.known.get(ticket.contentId)
    const found = await findLinks(this.db, ticket).catch((error) => {
      if (former && isUnavailable(error)) return null
      throw error
    })
    if (former && !found) return former.links
    const links: LinkSet = new Map(found?.map(({ n, url }) => [n, url]))
    this.known.delete(ticket.contentId)
    if (this.known.size >= mostSets) this.known.delete(this.known.keys().next().value as number)
    if (links.size > 0) this.known.set(ticket.contentId, { links, readAt: performance.now() })
    return links
  }
}
