const restMs = 60_000

/** What could not be started rests for a minute, so that it holds up nothing else and is not told twice a second. */
export class FailedStarts {
  private readonly restsUntil = new Map<number, number>()

  add(mailingId: number, now: Date): void {
    this.restsUntil.set(mailingId, now.getTime() + restMs)
  }

  /** Ids of the mailings not to be asked for now. */
  resting(now: Date): number[] {
    for (const [id, until] of this.restsUntil) if (until <= now.getTime()) this.restsUntil.delete(id)
    return [...this.restsUntil.keys()]
  }
}
