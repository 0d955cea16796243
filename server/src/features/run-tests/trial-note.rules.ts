const afterTrial = 'held after the trial: '

/** What is noted on a run whose trial went badly. */
export function trialNote(reason: string): string {
  return `${afterTrial}${reason}`
}

/** The note without those words; null = it is none of a trial. */
export function reasonInTrialNote(note: string): string | null {
  return note.startsWith(afterTrial) ? note.slice(afterTrial.length) : null
}
