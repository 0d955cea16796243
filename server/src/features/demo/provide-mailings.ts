import { createMailing, importContent, type MailingType, type NewMailing } from '../mailings/index.ts'
import {
  type AccountRow,
  createTriggerType,
  inAccount,
  mailingsOf,
  type Operator,
  triggerTypesOf,
} from '../provisioning/index.ts'
import { activateMailing } from '../runs/index.ts'
import { type DemoLetter, newsletterLetter, triggerLetter, triggerPlaceholders } from './demo-letters.rules.ts'

const triggerKey = 'password-reset'

/** A trigger mailing in every language of the account and a newsletter to plan, where they are missing. */
export async function provideMailings(operator: Operator, account: AccountRow, senderEmail: string): Promise<void> {
  const known = await mailingsOf(operator, account.id)
  const isThere = (type: MailingType, language: string) =>
    known.some((mailing) => mailing.type === type && mailing.languageIso === language)
  const triggerTypeId = await provideTriggerType(operator, account.customerId)
  const mailing = { senderName: account.name, senderEmail }
  for (const languageIso of account.languages) {
    if (isThere('trigger', languageIso)) continue
    const letter = { ...triggerLetter(languageIso), placeholders: triggerPlaceholders }
    await makeMailing(operator, account, { ...mailing, type: 'trigger', languageIso, triggerTypeId }, letter)
  }
  const languageIso = account.defaultLanguageIso
  if (!isThere('standard', languageIso))
    await makeMailing(operator, account, { ...mailing, type: 'standard', languageIso }, newsletterLetter(languageIso))
}

async function provideTriggerType(operator: Operator, customerId: number): Promise<number> {
  const found = (await triggerTypesOf(operator, customerId)).find(({ key }) => key === triggerKey)
  if (found) return found.id
  const translations = {
    de: { name: triggerLetter('de').name, description: null },
    en: { name: triggerLetter('en').name, description: null },
  }
  return createTriggerType(operator, { customerId, key: triggerKey, translations })
}

async function makeMailing(
  operator: Operator,
  { id }: AccountRow,
  mailing: Omit<NewMailing, 'name'>,
  { name, ...content }: DemoLetter & { placeholders?: string[] },
): Promise<void> {
  await inAccount(operator, id, async (act) => {
    const mailingId = await createMailing(act, { ...mailing, name })
    await importContent(act, mailingId, content)
    if (mailing.type === 'trigger') await activateMailing(act, mailingId)
  })
}
