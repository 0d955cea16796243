import type { Random } from '../../src/features/demo/random.rules.ts'
import { texts, type World } from './world.ts'

/** Changes of all that is kept between two counts, one after the other, each of a few people. */
export async function changeSomething({ api, account }: World, random: Random): Promise<void> {
  const change = random.pick(changes)
  const few = `(select id from subscribers where account_id = $1 order by md5(id::text || $2) limit 3)`
  await api.database.query(change.replaceAll('FEW', few), [account.accountId, random.pick(texts)])
}

/** As many as leave by another change, in blocks of their own. */
const newIds = `(select max(id) + 700 * n from subscribers, generate_series(1, 3) n where account_id = $1 group by n)`

const changes = [
  `update subscribers set city = $2 where account_id = $1 and id in FEW`,
  `update subscribers set tracking_consent_at = case when tracking_consent_at is null then now() end where account_id = $1 and id in FEW`,
  `update subscribers set customer_fields = customer_fields - coalesce((select min(k) from jsonb_object_keys(customer_fields) k), '')
   where account_id = $1 and id in FEW`,
  `update subscriptions set optin_at = '2027-02-27 12:00:00', optout_at = null where account_id = $1 and subscriber_id in FEW`,
  `delete from subscriptions where account_id = $1 and subscriber_id in FEW`,
  `insert into subscriptions (account_id, subscriber_id, channel_id, status, optin_at)
   select $1, s.id, c.id, 1, '2027-02-25 12:00:00' from subscribers s, channels c
   where s.account_id = $1 and c.account_id = $1 and s.id in FEW on conflict do nothing`,
  `insert into consent_entries (account_id, seq, subscriber_id, channel_id, to_state, actor, source, occurred_at, evidence, hash)
   select $1, 900000 + nextval('message_ids'), f.id, (select min(id) from channels where account_id = $1), 'receiveReady',
          'user:4', 'import', '2027-02-27 12:00:00', '{"import": "7", "legalBasis": "consent"}', '' from FEW f`,
  `update consent_entries set evidence = null where account_id = $1 and subscriber_id in FEW`,
  `insert into subscribers (account_id, id, email, email_key, city, created_at, updated_at)
   select $1, n, n || '@new.example', n || '@new.example', $2, '2027-02-27 12:00:00', '2027-02-27 12:00:00' from ${newIds} n (n)`,
  `delete from subscribers where account_id = $1 and id in FEW`,
]
