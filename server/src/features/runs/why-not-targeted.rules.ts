/** How one person stood to a run at the moment it began. */
export interface StandingAtStart {
  /** The person is there, now. */
  isKnown: boolean
  joinedLater: boolean
  /** In the run's channel, by the consent ledger; null = not in it. */
  state: string | null
  /** Their mailbox had refused too often. */
  suspended: boolean
  /**
   * Null where the run is for everyone in the channel, or for a dynamic group, which says nothing about who matched then. Who was in
   * another group then is not recorded either, so this is of now.
   */
  inGroups: boolean | null
  /** Of now, too. */
  inExcludedGroup: boolean
  /** Null where the run is not about birthdays. By the date of birth of now. */
  hasBirthday: boolean | null
}

export type NotTargeted =
  | 'notAReceiver'
  | 'unknown'
  | 'joinedLater'
  | 'notInChannel'
  | 'notReady'
  | 'suspended'
  | 'notInGroups'
  | 'inExcludedGroup'
  | 'noBirthday'
  | 'notRecorded'

/** The first thing that kept a person out of a newsletter. */
export function whyNotTargeted(standing: StandingAtStart): NotTargeted {
  const { isKnown, joinedLater, state, suspended, inGroups, inExcludedGroup, hasBirthday } = standing
  if (!isKnown && state === null) return 'unknown'
  if (joinedLater) return 'joinedLater'
  if (state === null) return 'notInChannel'
  if (state !== 'receiveReady') return 'notReady'
  if (suspended) return 'suspended'
  if (inGroups === false) return 'notInGroups'
  if (inExcludedGroup) return 'inExcludedGroup'
  return hasBirthday === false ? 'noBirthday' : 'notRecorded'
}
