import type { Look } from '../accounts/index.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import type { Mailing } from './mailing.rules.ts'
import { findListedNewsletter, findMailing } from './mailing-list.store.ts'
import type { ListedNewsletter } from './newsletter.rules.ts'

export async function getMailing({ reader }: Look, id: number): Promise<Mailing> {
  const mailing = await findMailing(reader, id)
  if (!mailing) throw mailingRefusals.mailing_not_found()
  return mailing
}

export async function getNewsletter({ reader }: Look, id: number): Promise<ListedNewsletter> {
  const newsletter = await findListedNewsletter(reader, id)
  if (!newsletter) throw mailingRefusals.newsletter_not_found()
  return newsletter
}
