import type { Database } from '../../platform/db/database.ts'
import { findLinks } from './tracking-event.store.ts'
import type { TrackingTicket } from './tracking-token.rules.ts'

export type LinkSet = ReadonlyMap<number, string>

/** Enough for the contents of a few thousand accounts; a set of thirty links takes about five kilobytes. */
const mostSets = 20_000

/** Where links lead. A content never changes, so what was read once is good for ever, also while the database is away. */
export class LinkSets {
  private readonly db: Database
  private readonly known = new Map<number, LinkSet>()
  private readonly asked = new Map<number, Promise<LinkSet>>()

  constructor(db: Database) {
    this.db = db
  }

  /** At once where it is known; otherwise many requests wait for one answer. */
  find(ticket: TrackingTicket): LinkSet | Promise<LinkSet> {
    return this.known.get(ticket.contentId) ?? this.ask(ticket)
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
    const links = await findLinks(this.db, ticket)
    const set = new Map(links.map(({ n, url }) => [n, url]))
    if (this.known.size >= mostSets) this.known.delete(this.known.keys().next().value as number)
    if (set.size > 0) this.known.set(ticket.contentId, set)
    return set
  }
}
