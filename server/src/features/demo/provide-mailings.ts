import { type FullAccount, inAccount } from '../account-setup/index.ts'
import type { Act, Operator } from '../accounts/index.ts'
import { createMailing, importContent, listMailings, type MailingType, type NewMailing } from '../mailings/index.ts'
import { activateMailing } from '../runs/index.ts'
import { createTriggerType, listTriggerTypes } from '../triggers/index.ts'
import { type DemoLetter, newsletterLetter, triggerLetter, triggerPlaceholders } from './demo-letters.rules.ts'

const triggerKey = 'password-reset'

/** A trigger mailing in every language of the account and a newsletter to plan, where they are missing. */
export function provideMailings(operator: Operator, accountId: number, senderEmail: string): Promise<void> {
  return inAccount(operator, accountId, async (act) => {
    const known = await listMailings(act.reader)
    const isThere = (type: MailingType, language: string) =>
      known.some((mailing) => mailing.type === type && mailing.languageIso === language)
    const triggerTypeId = await provideTriggerType(act)
    const wishes = { senderName: act.account.name, senderEmail }
    for (const languageIso of act.account.languages) {
      if (isThere('trigger', languageIso)) continue
      const letter = { ...triggerLetter(languageIso), placeholders: triggerPlaceholders }
      await makeMailing(act, { ...wishes, type: 'trigger', languageIso, triggerTypeId }, letter)
    }
    const languageIso = act.account.defaultLanguageIso
    if (!isThere('standard', languageIso))
      await makeMailing(act, { ...wishes, type: 'standard', languageIso }, newsletterLetter(languageIso))
  })
}

async function provideTriggerType(act: Act<FullAccount>): Promise<number> {
  const found = (await listTriggerTypes(act.reader)).find(({ key }) => key === triggerKey)
  if (found) return found.id
  const translations = {
    de: { name: triggerLetter('de').name, description: null },
    en: { name: triggerLetter('en').name, description: null },
  }
  return createTriggerType(act, { key: triggerKey, translations })
}

async function makeMailing(
  act: Act<FullAccount>,
  wishes: Omit<NewMailing, 'name'>,
  { name, ...content }: DemoLetter & { placeholders?: string[] },
): Promise<void> {
  const mailingId = await createMailing(act, { ...wishes, name })
  await importContent(act, mailingId, content)
  if (wishes.type === 'trigger') await activateMailing(act, mailingId)
}
