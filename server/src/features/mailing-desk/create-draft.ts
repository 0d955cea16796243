import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { asSenderName, createMailing, type MailingType } from '../mailings/index.ts'
import { listSenderDomains } from '../sender-domains/index.ts'
import { findLastSender } from './desk-names.store.ts'

export interface NewDraft {
  name: string
  type: MailingType
  /** Of a trigger: what calls it. */
  triggerTypeId: number | null
}

/** A mailing to everybody, from whoever the last one came from; a first one proposes an address. */
export async function createDraft(act: Act<FullAccount>, draft: NewDraft): Promise<number> {
  const { account, reader } = act
  const [last, domains] = await Promise.all([findLastSender(reader), listSenderDomains(reader)])
  const verified = domains.find(({ verifiedAt }) => verifiedAt !== null)
  const first = {
    senderName: asSenderName(account.name),
    senderEmail: verified ? `newsletter@${verified.domain}` : '',
    replyTo: null,
  }
  return createMailing(act, { ...draft, languageIso: account.defaultLanguageIso, ...(last ?? first) })
}
