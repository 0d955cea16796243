import type { Refusal } from '../../platform/errors/refusal.ts'
import { type Remedy, remedies } from '../../remedies.rules.ts'

const words: Partial<Record<Remedy, (values: Record<string, unknown>) => string>> = {
  [remedies.checkSenderDomain]: ({ domain }) => `Publish the records of ${domain} and run: postrider domain check`,
  [remedies.listChannels]: ({ accountId }) => `See: postrider channel list --account ${accountId}`,
  [remedies.listMailings]: () => 'See: postrider mailing list',
  [remedies.listWebhooks]: ({ accountId }) => `See: postrider webhook list --account ${accountId}`,
  [remedies.unplanMailing]: () => 'Run first: postrider mailing unplan',
  [remedies.planMailing]: () => 'Run instead: postrider mailing plan',
  [remedies.activateMailing]: () => 'Run instead: postrider mailing activate',
  [remedies.deactivateMailing]: ({ mailingId }) => `Run first: postrider mailing deactivate --mailing ${mailingId}`,
  [remedies.pauseRun]: () => 'Run instead: postrider run pause',
}

/** What helps, in the words of the command line; empty where no command does. */
export function remedyWords({ remedy, extensions }: Refusal): string {
  return (remedy !== null && words[remedy as Remedy]?.(extensions)) || ''
}
