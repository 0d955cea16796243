import {
  type ClaimedMessage,
  claimSuspect,
  type LiveSender,
  type MessageName,
  mostCrashes,
  returnToQueue,
  suspectedFrom,
} from '../messages/index.ts'
import type { TrialTime } from './trial-time.ts'

export interface MailTrials {
  time: TrialTime
  /** Nothing at all is under way in this sender. */
  isQuiet(): boolean
}

/**
 * Messages over which senders have ended. Each is tried with nothing else under way, so that the next crash is its own, and
 * nobody is given up for having been claimed beside another one.
 */
export class SuspectedMails {
  private readonly sender: LiveSender
  private readonly trials: MailTrials
  private readonly suspects = new Map<string, MessageName>()

  constructor(sender: LiveSender, trials: MailTrials) {
    this.sender = sender
    this.trials = trials
  }

  /** They are not to be claimed like others. */
  get known(): MessageName[] {
    return [...this.suspects.values()]
  }

  /** Gives those back and remembers them; the others may go. */
  async setAside(claimed: readonly ClaimedMessage[]): Promise<ClaimedMessage[]> {
    const suspects = claimed.filter(({ claims }) => claims >= suspectedFrom && claims < mostCrashes)
    if (suspects.length > 0) await returnToQueue(this.sender, suspects, 0)
    for (const { accountId, runId, id } of suspects) this.suspects.set(`${runId}/${id}`, { accountId, runId, id })
    return claimed.filter((message) => !suspects.includes(message))
  }

  /** One of them, claimed, once everything else has come to rest; undefined where there is none, or this is not the time. */
  async takeOne(): Promise<ClaimedMessage | undefined> {
    const { time, isQuiet } = this.trials
    const [next] = this.suspects
    if (!next || !time.mayBegin || !(await time.begin('everything', isQuiet))) return undefined
    const [key, suspect] = next
    this.suspects.delete(key)
    try {
      const claimed = await claimSuspect(this.sender, suspect)
      if (!claimed) time.end()
      return claimed
    } catch (error) {
      time.end()
      throw error
    }
  }
}
