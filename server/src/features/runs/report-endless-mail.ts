import type { App } from '../../platform/app/app.ts'
import { countEndlessMails, lookBackAtRuns } from './endless-mail.store.ts'

type Parts = Pick<App, 'db' | 'config' | 'log' | 'metrics'>

/** For a slow timer, and only where the relay's log is read: nowhere else does accepted mail come to an end. */
export async function reportEndlessMail({ db, config, log, metrics }: Parts): Promise<void> {
  for (const run of await lookBackAtRuns(db, config.MAIL_ENDS_WITHIN_HOURS))
    log.error(run, 'the relay accepted mails and its log never told their end: look at its queue and for lost lines')
  metrics.mailsWithoutEnd.set(await countEndlessMails(db))
}
