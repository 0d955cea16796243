import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import {
  type Account,
  type Act,
  accountFaults,
  accountRefusals,
  needsSenderDomain,
  setDefaultOptinMailing,
  setDefaultSender,
  setLanguages,
} from '../accounts/index.ts'
import {
  domainOf,
  findWrittenLanguages,
  isSenderName,
  isVerifiedDomain,
  requireMailingOf,
  senderNameFault,
} from '../mailings/index.ts'

export type DefaultsChange = Partial<
  Pick<
    Account,
    'languages' | 'defaultLanguageIso' | 'defaultOptinMailingId' | 'defaultSenderName' | 'defaultSenderEmail'
  >
>

/** What mails of the account take where nothing nearer says otherwise; what is absent stays. */
export async function changeDefaults(act: Act, change: DefaultsChange): Promise<void> {
  const { languages, defaultLanguageIso, defaultOptinMailingId, defaultSenderName, defaultSenderEmail } = change
  if (languages !== undefined || defaultLanguageIso !== undefined) await changeLanguages(act, change)
  if (defaultOptinMailingId !== undefined) await chooseOptinMailingOf(act, defaultOptinMailingId)
  if (defaultSenderName !== undefined || defaultSenderEmail !== undefined) await changeSender(act, change)
}

/** What something is written in that can still leave stays; what was sent keeps its language anyway. */
async function changeLanguages({ tx, account }: Act, change: DefaultsChange): Promise<void> {
  const languages = [...new Set(change.languages ?? account.languages)]
  const defaultLanguageIso = change.defaultLanguageIso ?? account.defaultLanguageIso
  if (!languages.includes(defaultLanguageIso))
    throw validationFailed([fieldError('#/defaultLanguageIso', accountFaults.language_not_chosen)])
  const dropped = account.languages.filter((language) => !languages.includes(language))
  const written = await findWrittenLanguages(tx, dropped)
  if (written.length > 0) throw accountRefusals.language_in_use({ languages: written })
  setLanguages(tx, { languages, defaultLanguageIso })
}

async function chooseOptinMailingOf({ tx }: Act, mailingId: number | null): Promise<void> {
  if (mailingId !== null) await requireMailingOf(tx, 'optin', mailingId)
  setDefaultOptinMailing(tx, mailingId)
}

async function changeSender({ tx, account, config }: Act, change: DefaultsChange): Promise<void> {
  const { defaultSenderName: name = account.defaultSenderName, defaultSenderEmail = account.defaultSenderEmail } =
    change
  if (name === null && defaultSenderEmail === null)
    return setDefaultSender(tx, { defaultSenderName: null, defaultSenderEmail: null })
  if (name === null || defaultSenderEmail === null) {
    const missing = name === null ? '#/defaultSenderName' : '#/defaultSenderEmail'
    throw validationFailed([fieldError(missing, accountFaults.sender_incomplete)])
  }
  if (!isSenderName(name)) throw validationFailed([fieldError('#/defaultSenderName', senderNameFault)])
  const address = parseEmail(defaultSenderEmail, false)
  if (typeof address === 'string') throw validationFailed([fieldError('#/defaultSenderEmail', address)])
  const mustBeVerified = needsSenderDomain(config, account.id)
  if (mustBeVerified && !(await isVerifiedDomain(tx, domainOf(address.email))))
    throw validationFailed([fieldError('#/defaultSenderEmail', accountFaults.sender_unverified)])
  setDefaultSender(tx, { defaultSenderName: name, defaultSenderEmail: address.email })
}
