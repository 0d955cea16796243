import type { Sending } from '../../api/records.ts'

export type GoingOut = { is: 'nothing' } | { is: 'sending'; perMinute: number } | { is: 'paused'; mailings: number }

/** What is said of all that goes out in a few words: what moves comes before what is held. Without a speed it is 0. */
export function whatGoesOut(all: readonly Sending[]): GoingOut {
  const moving = all.filter(({ isPaused }) => !isPaused)
  if (moving.length > 0) {
    return { is: 'sending', perMinute: moving.reduce((sum, { perMinute }) => sum + (perMinute ?? 0), 0) }
  }
  return all.length === 0 ? { is: 'nothing' } : { is: 'paused', mailings: all.length }
}
