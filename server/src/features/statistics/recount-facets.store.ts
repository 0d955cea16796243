import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { bitOf, blockOf } from '../../platform/db/id-blocks.rules.ts'
import { inStates } from '../messages/message-state.rules.ts'
import { facetBlocks, hasFacets, type RunFacet } from '../messages/run-facets.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { isGone } from '../months/month.rules.ts'
import { lockProgress, type NewsletterName } from './fold.store.ts'
import { arrivedStates } from './newsletter-statistics.rules.ts'

const facets: readonly RunFacet[] = ['received', 'opened', 'clicked']

/** How many are in each facet of the runs of a newsletter, as kept. */
export function keptFacets(name: NewsletterName): Sql {
  const sizes = facets.map(
    (facet) => sql`
      select ${facet}::text as at, sum(bit_count(k.members)) as n
      from (select b.run_id, b.block, bit_or(b.members) as members
            from (${facetBlocks({ facet, runs: runsOf(name), own: ofAccount(name) })}) b group by 1, 2) k having count(*) > 0`,
  )
  return sizes.reduce((all, size) => sql`${all} union all ${size}`)
}

/** The same by mails, and by who opened and clicked. */
export function countedFacets(name: NewsletterName): Sql {
  return sql`select t.facet as at, count(*) as n from (${members(name)}) t group by 1`
}

/** Makes the facets of a newsletter from its mails. What waits to be taken over says the same, and harms nothing afterwards. */
export async function recountFacets(db: Database, name: NewsletterName): Promise<void> {
  await db.outsideTenants([
    ...lockProgress,
    sql`delete from run_facets f where ${ofAccount(name)('f')} and f.run_id = any(${runsOf(name)})`,
    sql`insert into run_facets (account_id, run_id, facet, block, members)
        select ${name.accountId}, t.run_id, t.facet, ${blockOf(sql`t.id`)}, bit_or(${bitOf(sql`t.id`)})
        from (${members(name)}) t group by 2, 3, 4`,
  ])
}

function members(name: NewsletterName): Sql {
  const { accountId, newsletterId } = name
  return sql`
    select m.run_id, 'received' as facet, m.id from messages m
    where m.account_id = ${accountId} and m.run_id = any(${runsOf(name)}) and m.state in ${inStates(arrivedStates)}
    union all
    select p.run_id, case p.kind when ${statisticKinds.open} then 'opened' else 'clicked' end, p.message_id from newsletter_people p
    where p.account_id = ${accountId} and p.newsletter_id = ${newsletterId} and p.run_id = any(${runsOf(name)})
      and p.kind in (${statisticKinds.open}, ${statisticKinds.click})`
}

function ofAccount({ accountId }: NewsletterName) {
  return (alias: 'f' | 'c') => sql`${raw(alias)}.account_id = ${accountId}`
}

/** Those with facets whose messages are there: of the others there is nothing to compare with. */
function runsOf({ accountId, newsletterId }: NewsletterName): Sql {
  return sql`array(
    select r.id from runs r
    where r.account_id = ${accountId} and r.newsletter_id = ${newsletterId} and ${hasFacets(sql`r`)} and not ${isGone(sql`r.id`)})`
}
