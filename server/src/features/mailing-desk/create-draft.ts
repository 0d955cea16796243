import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { createMailing, type MailingType, usualSender } from '../mailings/index.ts'

export interface NewDraft {
  name: string
  type: MailingType
  /** Of a trigger: what calls it. */
  triggerTypeId: number | null
}

/** A mailing to everybody, from whoever the last one came from; a first one proposes an address. */
export async function createDraft(act: Act<FullAccount>, draft: NewDraft): Promise<number> {
  return createMailing(act, { ...draft, languageIso: act.account.defaultLanguageIso, ...(await usualSender(act)) })
}
