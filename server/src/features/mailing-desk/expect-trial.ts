import { mostInTrial, type Trial, trialLimits } from '../mailings/index.ts'
import { deskRefusals } from './desk.refusals.ts'

/** A trial of a few says nothing, and one of many is none. */
export function expectTrial(reached: number, trial: Trial | null): void {
  const [least, most] = [trialLimits.people, mostInTrial(reached)]
  if (trial !== null && (trial.people < least || trial.people > most))
    throw deskRefusals.trial_out_of_range({ least, most })
}
