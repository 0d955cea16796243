/** Making and sending a mail costs something however small it is: as much as this many bytes. */
const leastBytes = 8192
/** What a mail with large values pays in advance: reading them and making it keeps everybody else waiting. */
export const largeAdvanceBytes = 4 * 1024 * 1024
/** How far an account may be ahead of the others before their newsletters come first. */
const leadBytes = 64 * leastBytes
const leastRemembered = 1000

/**
 * Accounts take turns by the bytes of their mails: whoever has sent the least is next. An account that had nothing to send
 * comes back without what it could have sent meanwhile.
 */
export class FairTurns {
  private readonly sent = new Map<number, number>()
  /** What the account whose turn it was last had sent until then. */
  private level = 0
  private mostRemembered = leastRemembered

  sentBy(accountId: number): number {
    return Math.max(this.sent.get(accountId) ?? 0, this.level)
  }

  /** Its turn, with a mail whose size is not known yet; one that is known to be large pays for that in advance. */
  take(accountId: number, advanceBytes = 0): void {
    const sent = this.sentBy(accountId)
    this.level = sent
    this.sent.set(accountId, sent + leastBytes + advanceBytes)
    if (this.sent.size > this.mostRemembered) this.forget()
  }

  /** A mail taken before has turned out to be so large. */
  weigh(accountId: number, bytes: number): void {
    if (bytes > leastBytes) this.sent.set(accountId, this.sentBy(accountId) + bytes - leastBytes)
  }

  isAhead(accountId: number): boolean {
    return this.sentBy(accountId) > this.level + leadBytes
  }

  /** Those who are not ahead of anybody begin at the level anyway. */
  private forget(): void {
    for (const [accountId, sent] of this.sent) if (sent <= this.level) this.sent.delete(accountId)
    this.mostRemembered = 2 * this.sent.size + leastRemembered
  }
}
