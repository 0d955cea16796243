import { Refusal } from '../../api/refusal.ts'

const fewest = 12
const most = 128

/** What can be seen of a new password without the server, which has the last word. */
export function passwordFault(password: string): 'passwordChoose' | 'passwordShort' | 'passwordLong' | undefined {
  const length = [...password.normalize('NFC')].length
  if (length === 0) return 'passwordChoose'
  if (length < fewest) return 'passwordShort'
  return length > most ? 'passwordLong' : undefined
}

/** What the server alone can know of it; undefined = it was not the password that was refused. */
export function passwordRefusal(error: Error | null): 'passwordUnsuitable' | 'passwordBreached' | undefined {
  const code = error instanceof Refusal ? error.code : null
  if (code === 'password_breached') return 'passwordBreached'
  return code === 'password_unsuitable' ? 'passwordUnsuitable' : undefined
}
