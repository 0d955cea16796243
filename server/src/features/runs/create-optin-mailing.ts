import type { Act } from '../accounts/index.ts'
import { createMailing, type NewMailing } from '../mailings/index.ts'
import { activateMailing } from './activate-mailing.ts'

export interface NewOptinMailing extends Omit<NewMailing, 'type'> {
  isActive: boolean
}

/** An opt-in mailing that API keys and channels can be pointed at, with a content that can be sent as it is. */
export async function createOptinMailing(act: Act, { isActive, ...wishes }: NewOptinMailing): Promise<number> {
  const id = await createMailing(act, { ...wishes, type: 'optin' })
  if (isActive) await activateMailing(act, id)
  return id
}
