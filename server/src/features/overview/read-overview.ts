import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { newsletterStatistics } from '../statistics/index.ts'
import { countSubscribers, type SubscriberCounts } from '../subscribers/index.ts'
import { listLastNewsletters, type SentNewsletter } from './last-newsletters.store.ts'

const newslettersShown = 5

type Figures = Awaited<ReturnType<typeof newsletterStatistics>>
export interface Overview {
  subscribers: SubscriberCounts
  newsletters: (SentNewsletter & Pick<Figures, 'recipients' | 'sent' | 'delivered' | 'uniqueOpens' | 'uniqueClicks'>)[]
}

/** Where an account stands: how many people there are, and what became of the last newsletters. */
export async function readOverview(look: Look<FullAccount>): Promise<Overview> {
  const [subscribers, newsletters] = await Promise.all([
    countSubscribers(look),
    listLastNewsletters(look.reader, newslettersShown),
  ])
  const figures = await Promise.all(newsletters.map(({ id }) => newsletterStatistics(look, id)))
  return {
    subscribers,
    newsletters: newsletters.map((newsletter, i) => {
      const { recipients, sent, delivered, uniqueOpens, uniqueClicks } = figures[i] as Figures
      return { ...newsletter, recipients, sent, delivered, uniqueOpens, uniqueClicks }
    }),
  }
}
