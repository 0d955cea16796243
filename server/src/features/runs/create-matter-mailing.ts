import type { Act } from '../accounts/index.ts'
import { createMailing, type MatterType, type NewMailing } from '../mailings/index.ts'
import { activateMailing } from './activate-mailing.ts'

export interface NewMatterMailing extends Omit<NewMailing, 'type'> {
  type: MatterType
  isActive: boolean
}

/** An opt-in or opt-out mailing that accounts, channels and keys can be pointed at, with a content that can be sent as it is. */
export async function createMatterMailing(act: Act, { isActive, ...wishes }: NewMatterMailing): Promise<number> {
  const id = await createMailing(act, wishes)
  if (isActive) await activateMailing(act, id)
  return id
}
