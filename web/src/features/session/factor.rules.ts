import { Refusal } from '../../api/refusal.ts'

/** Whether the password was right, and a code is what is still missing. */
export function asksForCode(error: Error | null): boolean {
  return error instanceof Refusal && ['second_factor_needed', 'second_factor_failed'].includes(error.code)
}
