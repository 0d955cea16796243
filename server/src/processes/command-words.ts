import type { FieldError } from '../platform/errors/field-error.ts'
import type { Refusal } from '../platform/errors/refusal.ts'
import type { Remedy } from '../remedies.rules.ts'

type Values = Record<string, unknown>

const ofAccount = ({ accountId }: Values) => `--account ${accountId ?? '<id>'}`

/** The command line's words for what helps. */
const remedyWords: Record<Remedy, (values: Values) => string> = {
  listCustomers: () => 'See: postrider customer list',
  listAccounts: () => 'See: postrider account list',
  listSignups: () => 'See: postrider signup list',
  approveAccount: ({ accountId }) => `Run first: postrider signup approve ${accountId ?? '<account>'}`,
  reopenAccount: ({ accountId }) => `Run first: postrider account reopen ${accountId ?? '<account>'}`,
  unlockAccount: ({ accountId }) => `Run first: postrider account unlock ${accountId ?? '<account>'}`,
  listChannels: (values) => `See: postrider channel list ${ofAccount(values)}`,
  listMailings: (values) => `See: postrider mailing list ${ofAccount(values)}`,
  showMailing: (values) => `See: postrider mailing show ${ofAccount(values)} --mailing <id>`,
  listWebhooks: (values) => `See: postrider webhook list ${ofAccount(values)}`,
  listKeys: (values) => `See: postrider key list ${ofAccount(values)}`,
  listRuns: (values) => `See: postrider run list ${ofAccount(values)}`,
  listSenderDomains: (values) => `See: postrider domain list ${ofAccount(values)}`,
  checkSenderDomain: (values) =>
    `Publish its records, then run: postrider domain check ${values.domain} ${ofAccount(values)}`,
  unplanMailing: () => 'Run first: postrider mailing unplan',
  planMailing: () => 'Run instead: postrider mailing plan',
  activateMailing: () => 'Run instead: postrider mailing activate',
  deactivateMailing: ({ mailingId }) => `Run first: postrider mailing deactivate --mailing ${mailingId}`,
  pauseRun: () => 'Run instead: postrider run pause',
  tryAgainLater: () => 'Try again later.',
  chooseOptinMailing: (values) => `Run: postrider channel optin-mailing ${ofAccount(values)}`,
  // No command does these.
  openSubscriber: () => '',
  registerAgain: () => '',
  chooseOtherName: () => '',
  changeConditions: () => '',
  askKeeperOfGroup: () => '',
  freeMailings: () => '',
  completeMailing: () => '',
  askApproval: () => '',
  usePublishedCopy: () => '',
  grantPermission: () => '',
  attachReceivers: () => '',
}

/** A refusal as the command line tells it: what is wrong, and the command that helps. */
export function wordsFor(refusal: Refusal): string {
  const faults = (refusal.values.errors ?? []) as FieldError[]
  const sentences = faults.length > 0 ? faults.map(({ detail }) => detail).join('\n') : refusal.detail
  const remedy = remedyWords[refusal.remedy as Remedy] as (typeof remedyWords)[Remedy] | undefined
  return [sentences, remedy?.(refusal.values)].filter(Boolean).join(' ')
}
