import type { App } from '../../platform/app/app.ts'
import { handOver } from './standing-run.store.ts'

/** Gives mailings that send single mails a run of this month, so that the mails of the former one can go when its time comes. */
export async function handOverRuns({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const month = `${clock.now().toISOString().slice(0, 7)}-01`
  while (await handOver(db, month));
}
