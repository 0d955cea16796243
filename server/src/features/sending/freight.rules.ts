const mebibyte = 1024 * 1024
/** Of all mails of a lane that are under way. */
const mostBytes = 48 * mebibyte
/** Of those of one account, so that its large mails do not take the place of others. */
const mostBytesOfAccount = 16 * mebibyte
/** What a mail counts for until it is made. The largest one possible has about four times as much. */
export const assumedBytes = mebibyte

/** Bytes of mails under way: however large an account's mails are, a sender has only so much of them in memory. */
export class Freight {
  private total = 0
  private readonly byAccount = new Map<number, number>()

  /** It has become heavier by so much; lighter, where that is negative. */
  add(accountId: number, bytes: number): void {
    this.total += bytes
    const sum = (this.byAccount.get(accountId) ?? 0) + bytes
    if (sum > 0) this.byAccount.set(accountId, sum)
    else this.byAccount.delete(accountId)
  }

  isFullFor(accountId: number): boolean {
    const own = this.byAccount.get(accountId)
    return own !== undefined && (own >= mostBytesOfAccount || this.total >= mostBytes)
  }
}
