export { composeNewsletter } from './compose-newsletter.ts'
export type { Content } from './content.rules.ts'
export { findContent, findContentLinks } from './content.store.ts'
export { createMailing, type NewMailing } from './create-mailing.ts'
export { firstMailingNames } from './first-mailing.rules.ts'
export { freezeContent, plannedContent } from './freeze-content.ts'
export { type ImportedContent, importContent } from './import-content.ts'
export { keepContent } from './keep-content.ts'
export { requireMailing } from './known-mailing.ts'
export { mailingFaults, mailingRefusals } from './mailing.refusals.ts'
export {
  chooseMatterMailing,
  type FailureReason,
  isOfMatter,
  type MailingType,
  type MailingVersion,
  type MatterType,
  matterNames,
  singleMailsOf,
  systemLinks,
} from './mailing.rules.ts'
export {
  cancelPlan,
  failPlan,
  holdGroups,
  insertMailingCopy,
  listActiveVersions,
  listMailings,
  setPlan,
} from './mailing.store.ts'
export {
  type KnownMailingOptions,
  knownMailingCommand,
  type NewMailingOptions,
  newMailingCommand,
} from './mailing-options.ts'
export { resetMailingValue, setMailingValue } from './mailing-value.ts'
export { listMatterMailings } from './matter-mailing.store.ts'
export {
  activateStandingMailing,
  assertMayPlan,
  assertSends,
  deactivateMailing,
  findUnverifiedDomain,
  planMailing,
  unplanMailing,
} from './plan-mailing.ts'
export { requireMailingOf } from './require-mailing-of.ts'
export { saveTheme } from './save-theme.ts'
export { asSenderName, isSenderName, senderNameFault } from './sender-name.rules.ts'
export { recordSent, takeBirthday } from './sent-mailing.store.ts'
export { listThemes, type Theme } from './theme.store.ts'
