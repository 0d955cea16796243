-- Generated from server/src/migrations by npm run generate.

CREATE SCHEMA public;

COMMENT ON SCHEMA public IS 'standard public schema';

CREATE FUNCTION public.account_if_named() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select coalesce(nullif(current_setting('app.account_id', true), ''), '0')::bigint $$;

COMMENT ON FUNCTION public.account_if_named() IS 'The account that this transaction names, or 0.';

CREATE FUNCTION public.adds_account(parent bigint) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select exists (select from memberships m
                       where m.user_id = coalesce(nullif(current_setting('app.user_id', true), ''), '0')::bigint
                         and m.role = 'admin' and m.customer_id = tenant_customer()
                         and (parent is null or m.account_id = parent)) $$;

COMMENT ON FUNCTION public.adds_account(parent bigint) IS 'Whether this transaction names an admin of the customer; of the L-account, where the new account is to be below one.';

CREATE FUNCTION public.audit_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    if current_user = 'postrider_ending' or old.at < now() - interval '3 years' then return old; end if;
  end if;
  raise exception 'audit_entries is append-only';
end
$$;

CREATE FUNCTION public.begin_term(held_id bigint, next_term integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  update senders s set term = next_term where s.id = held_id and s.term < next_term and s.stopped_at is null;
  if not found or not is_bound_timeline() then
    raise exception 'sender % was given up, or term % has been', held_id, next_term using errcode = 'PR001';
  end if;
end $$;

COMMENT ON FUNCTION public.begin_term(held_id bigint, next_term integer) IS 'Decides the fate of everything the sender wrote before: it has been committed, or never will be.';

CREATE FUNCTION public.consent_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    if new.evidence is null and to_jsonb(new) - 'evidence' = to_jsonb(old) - 'evidence' then return new; end if;
  end if;
  if tg_op = 'DELETE' and current_user = 'postrider_ending' then return old; end if;
  raise exception 'consent_entries is append-only; only evidence may be erased';
end
$$;

CREATE FUNCTION public.copy_into_sandbox(copied regclass, picked text DEFAULT 'true'::text, instead jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
declare
  real_account constant bigint := tenant_account();
  twin constant bigint := sandbox_of_account(real_account);
  columns text;
  found jsonb;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns from pg_attribute a
  where a.attrelid = copied and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('select jsonb_agg(to_jsonb(t) || $1) from %s t where t.account_id = $2 and (%s)', copied, picked)
  into found using instead || jsonb_build_object('account_id', twin), real_account;
  perform set_config('app.account_id', twin::text, true);
  execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)',
                 copied, columns)
  using coalesce(found, '[]');
  perform set_config('app.account_id', real_account::text, true);
end
$_$;

COMMENT ON FUNCTION public.copy_into_sandbox(copied regclass, picked text, instead jsonb) IS 'Copies rows of a table into the twin of the account that the transaction names, under its row-level security.';

CREATE FUNCTION public.count_growth() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into growth_days as g (account_id, channel_id, day, confirmed, stated, reactivated, unsubscribed, bounced, complained,
                                archived, erased, other)
  select n.account_id, n.channel_id, (n.occurred_at at time zone 'UTC')::date,
         count(*) filter (where c.cause = 'confirmed'), count(*) filter (where c.cause = 'stated'),
         count(*) filter (where c.cause = 'reactivated'), count(*) filter (where c.cause = 'unsubscribed'),
         count(*) filter (where c.cause = 'bounced'), count(*) filter (where c.cause = 'complained'),
         count(*) filter (where c.cause = 'archived'), count(*) filter (where c.cause = 'erased'),
         count(*) filter (where c.cause = 'other')
  from new_rows n cross join lateral (select growth_cause(n.from_state, n.to_state, n.source) as cause) c
  where c.cause is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, channel_id, day) do update
    set confirmed = g.confirmed + excluded.confirmed, stated = g.stated + excluded.stated,
        reactivated = g.reactivated + excluded.reactivated, unsubscribed = g.unsubscribed + excluded.unsubscribed,
        bounced = g.bounced + excluded.bounced, complained = g.complained + excluded.complained,
        archived = g.archived + excluded.archived, erased = g.erased + excluded.erased, other = g.other + excluded.other;
  return null;
end
$$;

CREATE FUNCTION public.counted_reason(state smallint, reason text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when state in (8, 10) then coalesce(reason, '') else '' end
$$;

COMMENT ON FUNCTION public.counted_reason(state smallint, reason text) IS 'By what mails of a state are counted apart: why they were excluded (8) or quarantined (10).';

CREATE FUNCTION public.drop_month(parent text, part text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '100ms'
    AS $_$
begin
  if parent not in ('messages', 'run_blocks', 'inbound_reports', 'account_events', 'tracking_events')
     or part !~ '^(first|\d{4}_\d{2})$' then
    raise exception '% of % is no month', part, parent;
  end if;
  execute format('drop table if exists %I', parent || '_' || part);
  if parent = 'messages' then
    update ledger_months m set dropped_at = now() where m.part = drop_month.part and m.dropped_at is null;
  end if;
  if parent = 'account_events' then
    truncate account_events_rest;
  end if;
end
$_$;

COMMENT ON FUNCTION public.drop_month(parent text, part text) IS 'Drops one month of one table. What the event log holds of the time before there were months is older, and goes with it.';

CREATE FUNCTION public.email_comes_by_link() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if row_security_active('users') and not exists (
    select from email_links l
    where l.token_hash = named_link() and l.user_id = new.id and l.email_key = new.email_key and l.expires_at > now()) then
    raise insufficient_privilege using message = 'the email of a user is replaced by a link alone';
  end if;
  return new;
end $$;

COMMENT ON FUNCTION public.email_comes_by_link() IS 'Lets nobody have an email that they have not shown to reach them.';

CREATE FUNCTION public.empty_sandbox() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $_$
declare
  emptied constant bigint := tenant_account();
  part record;
begin
  if not is_sandbox(emptied) then raise exception 'account % is not a sandbox', emptied; end if;
  -- These point in circles.
  update channels c set optin_mailing_id = null, optout_mailing_id = null where c.account_id = emptied;
  update accounts a set default_optout_mailing_id = null where a.id = emptied;
  for part in
    with recursive parts as (
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace),
    pointers as (
      select distinct k.conrelid as child, k.confrelid as parent from pg_constraint k
      where k.contype = 'f' and k.conrelid <> k.confrelid
        and (k.conrelid, k.confrelid) <> ('channels'::regclass, 'mailings'::regclass)),
    depths as (
      select p.oid, 0 as depth from parts p
      union
      select p.parent, d.depth + 1 from depths d join pointers p on p.child = d.oid join parts t on t.oid = p.parent)
    select d.oid::regclass as name from depths d
    -- Who works here, with which keys, and what was done: that is not what is tried out.
    where d.oid <> all (array['memberships', 'api_keys', 'webhooks', 'audit_entries', 'audit_heads', 'account_heads']::regclass[])
    group by d.oid order by max(d.depth), d.oid
  loop
    execute format('delete from %s t where t.account_id = $1', part.name) using emptied;
  end loop;
end
$_$;

COMMENT ON FUNCTION public.empty_sandbox() IS 'Deletes what is in the sandbox that the transaction names, but for its members, keys, webhooks and audit log.';

CREATE FUNCTION public.end_account(most integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $_$
declare
  ended constant bigint := tenant_account();
  part record;
  gone bigint;
  left_over bigint := most;
begin
  perform from accounts a where a.id = ended and a.closed_at < now() - interval '30 days' for update;
  if not found then raise exception 'account % has not been closed for 30 days', ended; end if;
  -- These point in circles.
  update channels c set optin_mailing_id = null, optout_mailing_id = null
  where c.account_id = ended and (c.optin_mailing_id is not null or c.optout_mailing_id is not null);
  update accounts a set default_optout_mailing_id = null where a.id = ended and a.default_optout_mailing_id is not null;
  for part in
    with recursive parts as (
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace),
    pointers as (
      select distinct k.conrelid as child, k.confrelid as parent from pg_constraint k
      where k.contype = 'f' and k.conrelid <> k.confrelid
        and (k.conrelid, k.confrelid) <> ('channels'::regclass, 'mailings'::regclass)),
    depths as (
      select p.oid, 0 as depth from parts p
      union
      select p.parent, d.depth + 1 from depths d join pointers p on p.child = d.oid join parts t on t.oid = p.parent)
    select d.oid::regclass as name,
           exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = d.oid and k.confrelid = d.oid) as points_at_itself
    from depths d group by d.oid order by max(d.depth), d.oid
  loop
    -- What points at another row of its table is younger than that.
    execute format('delete from %1$s t where t.ctid = any (array(select r.ctid from %1$s r where r.account_id = $1 %2$s limit $2))',
                   part.name, case when part.points_at_itself then 'order by r.id desc' end)
    using ended, left_over;
    get diagnostics gone = row_count;
    left_over := left_over - gone;
    if left_over = 0 then return false; end if;
  end loop;
  update accounts a set offered_to = null where a.offered_to = ended;
  delete from accounts a where a.id = ended;
  if not exists (select from accounts a where a.customer_id = tenant_customer()) then
    delete from customer_fields f where f.customer_id = tenant_customer();
    delete from trigger_types t where t.customer_id = tenant_customer();
    delete from customers c where c.id = tenant_customer();
  end if;
  return true;
end
$_$;

COMMENT ON FUNCTION public.end_account(most integer) IS 'Deletes so many rows of the account of the transaction, which was closed 30 days ago, and says whether that was all of it. Whoever begins again goes on.';

CREATE FUNCTION public.enter_month(this_month date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform pg_advisory_xact_lock(7465032);
  perform setval('runs_id_seq', m.first_run, false) from ledger_months m
  where m.month = this_month and m.first_run > (select last_value from runs_id_seq);
end
$$;

COMMENT ON FUNCTION public.enter_month(this_month date) IS 'From now on runs get ids of this month. Harmless to repeat.';

CREATE FUNCTION public.facet_bit(id bigint) RETURNS bit
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select set_bit(0::bit(1024), (id & 1023)::int, 1) $$;

CREATE FUNCTION public.facet_digest(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select '#' || encode(sha256(convert_to(value, 'UTF8')), 'hex') $$;

CREATE FUNCTION public.facet_value(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select case when octet_length(value) <= 128 then value else facet_digest(value) end $$;

CREATE FUNCTION public.facets_add(accounts bigint[], facets text[], vals text[], ids bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
  select c.account_id, c.facet, c.value, c.id >> 10, bit_or(facet_bit(c.id)), count(*)
  from unnest(accounts, facets, vals, ids) as c (account_id, facet, value, id)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, facet, value, block) do update
    set members = f.members | excluded.members, cnt = bit_count(f.members | excluded.members);
end
$$;

CREATE FUNCTION public.facets_of_group_members() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    perform facets_add(array_agg(account_id), array_agg('group:' || group_id), array_agg(''::text), array_agg(subscriber_id)) from after_rows;
  else
    perform facets_remove(array_agg(account_id), array_agg('group:' || group_id), array_agg(''::text), array_agg(subscriber_id)) from before_rows;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.facets_of_readers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into run_facets as f (account_id, run_id, facet, block, members)
    select p.account_id, p.run_id, case p.kind when 0 then 'opened' else 'clicked' end, p.message_id >> 10, bit_or(facet_bit(p.message_id))
    from changed p join runs r on r.account_id = p.account_id and r.id = p.run_id
    where p.kind in (0, 1) and r.has_facets and not starts_with(r.occurrence, 'standing') and not starts_with(r.occurrence, 'test')
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, run_id, facet, block) do update set members = f.members | excluded.members;
  else
    -- Whoever was counted anew in the same statement is still there.
    with gone as materialized (
      select p.account_id, p.run_id, case p.kind when 0 then 'opened' else 'clicked' end as facet, p.message_id >> 10 as block,
             ~ bit_or(facet_bit(p.message_id)) as others
      from changed p
      where p.kind in (0, 1) and not exists (
        select from newsletter_people s
        where s.account_id = p.account_id and s.newsletter_id = p.newsletter_id and s.kind = p.kind and s.content_id = p.content_id
          and s.link = p.link and s.run_id = p.run_id and s.message_id = p.message_id)
      group by 1, 2, 3, 4
    ), held as materialized (
      select f.account_id, f.run_id, f.facet, f.block, f.members & g.others as members
      from run_facets f join gone g using (account_id, run_id, facet, block)
      order by 1, 2, 3, 4 for update of f
    ), emptied as (
      delete from run_facets f using held h
      where (f.account_id, f.run_id, f.facet, f.block) = (h.account_id, h.run_id, h.facet, h.block) and bit_count(h.members) = 0
    )
    update run_facets f set members = h.members from held h
    where (f.account_id, f.run_id, f.facet, f.block) = (h.account_id, h.run_id, h.facet, h.block) and bit_count(h.members) > 0;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.facets_of_subscribers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
    select c.account_id, c.facet, c.value, c.id >> 10, bit_or(facet_bit(c.id)), count(*)
    from (
      select account_id, 'all' collate "C" as facet, '' collate "C" as value, id from after_rows
      union all
      select account_id, 'zone', time_zone, id from after_rows where time_zone is not null
      union all
      select account_id, 'consent', '', id from after_rows where tracking_consent_at is not null
      union all
      select account_id, 'field:' || key, facet_value(fields ->> key), id
      from (select account_id, id, customer_fields as fields, jsonb_object_keys(customer_fields) as key from after_rows) k
      where jsonb_typeof(fields -> key) in ('string', 'number', 'boolean')
    ) c
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, facet, value, block) do update
      set members = f.members | excluded.members, cnt = bit_count(f.members | excluded.members);
  elsif tg_op = 'DELETE' then
    perform facets_remove(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select account_id, 'all' as facet, '' as value, id from before_rows
      union all
      select r.account_id, x.facet, x.value, r.id
      from before_rows r, subscriber_facets_of(r.time_zone, r.tracking_consent_at, r.customer_fields) x) c;
  elsif exists (select from before_rows b join after_rows a using (account_id, id)
                where a.customer_fields <> b.customer_fields or a.time_zone is distinct from b.time_zone
                  or (a.tracking_consent_at is null) <> (b.tracking_consent_at is null)) then
    perform facets_remove(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select b.account_id, x.facet, x.value, b.id
      from before_rows b, subscriber_facets_of(b.time_zone, b.tracking_consent_at, b.customer_fields) x
      except
      select a.account_id, x.facet, x.value, a.id
      from after_rows a, subscriber_facets_of(a.time_zone, a.tracking_consent_at, a.customer_fields) x) c;
    perform facets_add(array_agg(account_id), array_agg(facet), array_agg(value), array_agg(id)) from (
      select a.account_id, x.facet, x.value, a.id
      from after_rows a, subscriber_facets_of(a.time_zone, a.tracking_consent_at, a.customer_fields) x
      except
      select b.account_id, x.facet, x.value, b.id
      from before_rows b, subscriber_facets_of(b.time_zone, b.tracking_consent_at, b.customer_fields) x) c;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.facets_of_subscriptions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into subscriber_facets as f (account_id, facet, value, block, members, cnt)
    select account_id, 'status:' || channel_id, status_value(status, status_addition), subscriber_id >> 10,
           bit_or(facet_bit(subscriber_id)), count(*)
    from after_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, facet, value, block) do update
      set members = f.members | excluded.members, cnt = bit_count(f.members | excluded.members);
  elsif tg_op = 'DELETE' then
    perform facets_remove(array_agg(account_id), array_agg('status:' || channel_id),
                          array_agg(status_value(status, status_addition)), array_agg(subscriber_id)) from before_rows;
  -- INSERT … ON CONFLICT DO UPDATE fires this for every new subscription too, with no rows at all.
  elsif exists (select from before_rows b join after_rows a using (account_id, subscriber_id, channel_id)
                where (a.status, a.status_addition) is distinct from (b.status, b.status_addition)) then
    perform facets_remove(array_agg(account_id), array_agg('status:' || channel_id), array_agg(value_before), array_agg(subscriber_id)),
            facets_add(array_agg(account_id), array_agg('status:' || channel_id), array_agg(value_after), array_agg(subscriber_id))
    from (select account_id, channel_id, subscriber_id, status_value(b.status, b.status_addition) as value_before,
                 status_value(a.status, a.status_addition) as value_after
          from before_rows b join after_rows a using (account_id, subscriber_id, channel_id)) c
    where value_before <> value_after;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.facets_remove(accounts bigint[], facets text[], vals text[], ids bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  with gone as (
    select c.account_id, c.facet, c.value, c.id >> 10 as block, ~ bit_or(facet_bit(c.id)) as others
    from unnest(accounts, facets, vals, ids) as c (account_id, facet, value, id)
    group by 1, 2, 3, 4
  ), emptied as (
    delete from subscriber_facets f using gone g
    where (f.account_id, f.facet, f.value, f.block) = (g.account_id, g.facet, g.value, g.block)
      and bit_count(f.members & g.others) = 0
  )
  update subscriber_facets f set members = f.members & g.others, cnt = bit_count(f.members & g.others) from gone g
  where (f.account_id, f.facet, f.value, f.block) = (g.account_id, g.facet, g.value, g.block)
    and bit_count(f.members & g.others) > 0;
end
$$;

CREATE FUNCTION public.field_facets(fields jsonb) RETURNS TABLE(facet text, value text)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select 'field:' || key, facet_value(value #>> '{}') from jsonb_each(fields) where jsonb_typeof(value) in ('string', 'number', 'boolean') $$;

CREATE FUNCTION public.fill_sandbox() RETURNS void
    LANGUAGE plpgsql
    AS $_$
declare
  real_account constant bigint := tenant_account();
  mailing_picked constant text := 't.deleted_at is null and t.source_mailing_id is null';
  of_picked constant text := 'exists (select from mailings p where p.account_id = t.account_id and p.id = t.mailing_id '
    || 'and p.deleted_at is null and p.source_mailing_id is null and %s)';
  letter_picked constant text := 'exists (select from newsletters n join mailings p on p.account_id = n.account_id and p.id = n.mailing_id '
    || 'where n.account_id = t.account_id and %s and p.deleted_at is null and p.source_mailing_id is null)';
  keeps constant text := '(p.is_active or p.status = ''sent'')';
  -- What a mailing says now, or will by itself once the time of an article is over.
  says constant text := keeps || ' and (n.content_id = %1$s or exists (select from jsonb_array_elements(n.later_contents) l '
    || 'where l ->> ''contentId'' = %1$s::text))';
  ends jsonb;
  optout bigint;
  form bigint;
  entered bigint;
begin
  perform copy_into_sandbox('channels', 'true', '{"inherited_from": null, "withdrawn_at": null, "optin_mailing_id": null, "optout_mailing_id": null, "fallback_optin_mailing_id": null, "fallback_optout_mailing_id": null}');
  perform copy_into_sandbox('account_field_values');
  perform copy_into_sandbox('page_texts');
  perform copy_into_sandbox('subscriber_groups', 't.deleted_at is null', '{"last_count": 0, "counted_at": null}');
  perform copy_into_sandbox('themes');
  -- Two forms cannot have one address, so those of the twin have their own.
  for form, entered in
    select f.id, g.id from forms f
    left join subscriber_groups g on g.account_id = f.account_id and g.id = f.group_id and g.deleted_at is null
    where f.account_id = real_account
  loop
    perform copy_into_sandbox('forms', format('t.id = %s', form), jsonb_build_object('group_id', entered, 'public_id',
      left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 32)));
  end loop;
  perform copy_into_sandbox('form_wordings');
  perform copy_into_sandbox('page_settings');
  perform copy_into_sandbox('article_templates');
  perform copy_into_sandbox('contents', format(letter_picked, format(says, 't.id')));
  perform copy_into_sandbox('content_links', format(letter_picked, format(says, 't.content_id')));
  -- What is planned would leave once more.
  perform copy_into_sandbox('mailings', mailing_picked || ' and t.status = ''sent''');
  perform copy_into_sandbox('mailings', mailing_picked || ' and t.status <> ''sent''',
    '{"status": "draft", "planned_at": null, "planned_by": null, "sent_at": null, "failure_reason": null}');
  perform copy_into_sandbox('mailing_field_values', format(of_picked, 'true'));
  perform copy_into_sandbox('newsletters', format(of_picked, keeps));
  perform copy_into_sandbox('newsletters', format(of_picked, keeps || ' is not true'),
    '{"content_id": null, "later_contents": null, "sent_at": null}');
  perform copy_into_sandbox('articles', format('t.newsletter_id is null or ' || letter_picked, 'n.id = t.newsletter_id'),
    '{"deleted_at": null}');
  perform copy_into_sandbox('newsletter_articles', format(letter_picked, 'n.id = t.newsletter_id')
    || ' and exists (select from articles a where a.account_id = t.account_id and a.id = t.article_id and (a.newsletter_id is null or '
    || 'a.newsletter_id = t.newsletter_id))');
  -- Channels and mailings point at each other.
  select jsonb_agg(to_jsonb(c)) into ends from channels c where c.account_id = real_account;
  select a.default_optout_mailing_id into optout from accounts a where a.id = real_account;
  perform set_config('app.account_id', sandbox_of_account(real_account)::text, true);
  update channels c set optin_mailing_id = (select m.id from mailings m where m.account_id = c.account_id and m.id = coalesce(e.optin_mailing_id, e.fallback_optin_mailing_id)),
                        optout_mailing_id = (select m.id from mailings m where m.account_id = c.account_id and m.id = coalesce(e.optout_mailing_id, e.fallback_optout_mailing_id))
  from jsonb_populate_recordset(null::channels, ends) e
  where c.account_id = sandbox_of_account(real_account) and c.id = e.id;
  update accounts a set default_optout_mailing_id = (select m.id from mailings m where m.account_id = a.id and m.id = optout)
  where a.id = sandbox_of_account(real_account);
  perform set_config('app.account_id', real_account::text, true);
end
$_$;

COMMENT ON FUNCTION public.fill_sandbox() IS 'Copies everything but people and secrets of the account that the transaction names into its twin, which is empty.';

CREATE FUNCTION public.forget_address_mails(before timestamp with time zone, most integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  with gone as (
    delete from address_mails m where m.id in (
      select o.id from address_mails o where o.account_id = tenant_account() and o.sent_at < before limit most)
    returning 1)
  select count(*) from gone
$$;

COMMENT ON FUNCTION public.forget_address_mails(before timestamp with time zone, most integer) IS 'Deletes counts of one account that no cap looks back to any more.';

CREATE FUNCTION public.forget_reports_about() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from inbound_reports i using gone g where i.account_id = g.account_id and i.subscriber_id = g.id;
  return null;
end
$$;

CREATE FUNCTION public.growth_cause(from_state text, to_state text, source text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case
    when to_state in ('optinRequested', 'addressChanged') then null
    when (to_state = 'receiveReady') = (from_state is not null and from_state = 'receiveReady') then null
    when to_state = 'receiveReady' and source = 'confirm' then 'confirmed'
    when to_state = 'receiveReady' and from_state in ('unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist')
      then 'reactivated'
    when to_state = 'receiveReady' then 'stated'
    when to_state = 'hardBounce' then 'bounced'
    when to_state in ('unsubscribed', 'complained') then to_state
    when to_state in ('manual', 'blacklist') then 'archived'
    when to_state = 'deleted' then 'erased'
    else 'other'
  end
$$;

CREATE FUNCTION public.hold_sender(held_id bigint, held_term integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform from senders s where s.id = held_id and s.term = held_term and s.stopped_at is null for share;
  if not found or not is_bound_timeline() then
    raise exception 'sender % was given up, or term % is over', held_id, held_term using errcode = 'PR001';
  end if;
end $$;

COMMENT ON FUNCTION public.hold_sender(held_id bigint, held_term integer) IS 'The first statement of whatever a sender writes; fails with PR001 unless the sender lives, this is its term, and the database goes on where sending was bound to it.';

CREATE FUNCTION public.is_below(account bigint, above bigint) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select exists (select from accounts a where a.id = account and a.parent_account_id = above) $$;

COMMENT ON FUNCTION public.is_below(account bigint, above bigint) IS 'Whether the account that the transaction names is below that L-account.';

CREATE FUNCTION public.is_bound_timeline() RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return not exists (
    select from sending_state s
    where s.timeline <> ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int);
end $$;

COMMENT ON FUNCTION public.is_bound_timeline() IS 'False where the database was restored or promoted and nobody has unfrozen sending since.';

CREATE FUNCTION public.is_sandbox(account bigint) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select account >= 549755813888 $$;

COMMENT ON FUNCTION public.is_sandbox(account bigint) IS 'Whether an account is the sandbox twin of another.';

CREATE FUNCTION public.is_secret_of_installation(fingerprint bytea) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select is_secret_of_installation(fingerprint, fingerprint)
$$;

COMMENT ON FUNCTION public.is_secret_of_installation(fingerprint bytea) IS 'Whether a process has the master secret of this database. The first one to ask has it.';

CREATE FUNCTION public.is_secret_of_installation(first bytea, latest bytea) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  insert into installation (secret_fingerprint) values (first) on conflict do nothing;
  select i.secret_fingerprint = first
    and coalesce((select r.fingerprint from secret_rotations r order by r.rotated_at desc limit 1), i.secret_fingerprint) = latest
  from installation i
$$;

COMMENT ON FUNCTION public.is_secret_of_installation(first bytea, latest bytea) IS 'Whether a process has the first and the latest master secret of this database. The first one to ask has them.';

CREATE FUNCTION public.keep_members_of_sandbox() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  real_account constant bigint := coalesce(new.account_id, old.account_id);
  twin constant bigint := sandbox_of_account(real_account);
  named_account constant text := coalesce(current_setting('app.account_id', true), '');
  named_user constant text := coalesce(current_setting('app.user_id', true), '');
begin
  perform set_config('app.account_id', twin::text, true), set_config('app.user_id', '', true);
  if tg_op = 'INSERT' then
    insert into memberships (account_id, customer_id, user_id, role, created_at, role_since)
    select twin, new.customer_id, new.user_id, new.role, new.created_at, new.role_since
    where exists (select from accounts a where a.id = twin) on conflict do nothing;
  elsif tg_op = 'UPDATE' then
    update memberships m set role = new.role, role_since = new.role_since where m.account_id = twin and m.user_id = new.user_id;
  else
    delete from memberships m where m.account_id = twin and m.user_id = old.user_id;
  end if;
  perform set_config('app.account_id', named_account, true), set_config('app.user_id', named_user, true);
  return null;
end
$$;

CREATE FUNCTION public.keep_state_of_sandbox() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  twin constant bigint := sandbox_of_account(new.id);
  named_account constant text := coalesce(current_setting('app.account_id', true), '');
  named_parent constant text := coalesce(current_setting('app.parent_id', true), '');
begin
  perform set_config('app.account_id', twin::text, true), set_config('app.parent_id', '', true);
  update accounts a set closed_at = new.closed_at, locked_at = new.locked_at, locked_by = new.locked_by where a.id = twin;
  perform set_config('app.account_id', named_account, true), set_config('app.parent_id', named_parent, true);
  return null;
end
$$;

CREATE FUNCTION public.list_secret_rotations() RETURNS TABLE(fingerprint bytea, rotated_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select r.fingerprint, r.rotated_at from secret_rotations r order by r.rotated_at
$$;

COMMENT ON FUNCTION public.list_secret_rotations() IS 'Since when which master secret has counted.';

CREATE FUNCTION public.look_at_secret(first bytea, latest bytea, OUT matches boolean, OUT refused_at timestamp with time zone, OUT refused_from text) RETURNS record
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select bool_and(i.secret_fingerprint = first and latest = coalesce(
           (select r.fingerprint from secret_rotations r order by r.rotated_at desc limit 1), i.secret_fingerprint)),
         max(i.refused_at), max(i.refused_login || coalesce(' at ' || host(i.refused_address), ''))
  from installation i
$$;

COMMENT ON FUNCTION public.look_at_secret(first bytea, latest bytea, OUT matches boolean, OUT refused_at timestamp with time zone, OUT refused_from text) IS 'Whether these are the first and the latest master secret of the installation, null while it has none, and who was last refused with another one. Changes nothing.';

CREATE FUNCTION public.most_often(levels bit[]) RETURNS bit
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select levels[cardinality(levels)]
$$;

CREATE FUNCTION public.named_company_email() RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select coalesce(current_setting('app.company_email', true), '') $$;

COMMENT ON FUNCTION public.named_company_email() IS 'The email that the provider has verified for this transaction; empty where it names none.';

CREATE FUNCTION public.named_link() RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select decode(coalesce(current_setting('app.link_hash', true), ''), 'hex') $$;

COMMENT ON FUNCTION public.named_link() IS 'The hash of the link that this transaction names; empty where it names none.';

CREATE FUNCTION public.named_user() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select current_setting('app.user_id')::bigint $$;

COMMENT ON FUNCTION public.named_user() IS 'The user that this transaction names; an error where it names none.';

CREATE FUNCTION public.note_factors() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  whose bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users u set factors = array_remove(array[
      case when exists (select from totp_factors t where t.user_id = whose and t.confirmed_at is not null) then 'totp' end,
      case when exists (select from passkeys p where p.user_id = whose) then 'passkey' end], null)
  where u.id = whose;
  return null;
end $$;

COMMENT ON FUNCTION public.note_factors() IS 'Keeps users.factors as the tables of second factors are.';

CREATE FUNCTION public.note_message_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), count(*) from new_rows group by 1, 2, 3, 4;
    insert into arrival_changes (account_id, run_id, block, came, went)
    select account_id, run_id, id >> 10, bit_or(facet_bit(id)), 0::bit(1024) from new_rows
    where state in (3, 12) and lane <> 0 group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), -count(*) from old_rows group by 1, 2, 3, 4;
  else
    insert into message_changes (account_id, run_id, state, reason, n)
    select account_id, run_id, state, counted_reason(state, reason), sum(n)
    from (select account_id, run_id, state, reason, 1 as n from new_rows
          union all select account_id, run_id, state, reason, -1 from old_rows) moves
    group by 1, 2, 3, 4 having sum(n) <> 0;
    insert into arrival_changes (account_id, run_id, block, came, went)
    select account_id, run_id, block, arrived & ~ had_arrived, had_arrived & ~ arrived
    from (select account_id, run_id, id >> 10 as block,
                 coalesce(bit_or(facet_bit(id)) filter (where is_new), 0::bit(1024)) as arrived,
                 coalesce(bit_or(facet_bit(id)) filter (where not is_new), 0::bit(1024)) as had_arrived
          from (select account_id, run_id, id, true as is_new from new_rows where state in (3, 12) and lane <> 0
                union all
                select account_id, run_id, id, false from old_rows where state in (3, 12) and lane <> 0) mails
          group by 1, 2, 3) blocks
    where arrived <> had_arrived;
  end if;
  return null;
end
$$;

CREATE FUNCTION public.note_refused_secret() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  update installation set refused_at = now(), refused_login = session_user, refused_address = inet_client_addr()
$$;

COMMENT ON FUNCTION public.note_refused_secret() IS 'A process of this login has another master secret than the installation, and ends.';

CREATE FUNCTION public.note_report_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into report_changes (account_id, report_id)
  select account_id, id from new_rows where judged_at is not null on conflict do nothing;
  return null;
end
$$;

CREATE FUNCTION public.note_settled_people() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  known constant integer := case when tg_op = 'UPDATE' then old.settled else 0 end;
begin
  new.settled := case when new.state = 2 then new.cnt else
    (select count(*) from messages m
     where m.account_id = new.account_id and m.run_id = new.run_id and m.id between new.block << 10 and (new.block << 10) + 1023) end;
  if new.settled <> known then
    insert into block_changes (account_id, run_id, n) values (new.account_id, new.run_id, new.settled - known);
  end if;
  return new;
end
$$;

COMMENT ON FUNCTION public.note_settled_people() IS 'When a lease ends, how many people of the block have a message; of a run of the past, all.';

CREATE PROCEDURE public.open_to_ending(IN tenant_table regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create policy ended on %s to postrider_ending using (account_id = tenant_account()) with check (account_id = tenant_account())',
                 tenant_table);
  execute format('grant select, delete on %s to postrider_ending', tenant_table);
end
$$;

CREATE PROCEDURE public.open_to_engine(IN tenant_table regclass, IN writable boolean DEFAULT false)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create policy engine on %s %s to postrider_engine using (true) %s', tenant_table,
                 case when writable then '' else 'for select' end, case when writable then 'with check (true)' end);
  execute format('grant select on %s to postrider_engine', tenant_table);
  if writable then execute format('grant insert, update on %s to postrider_engine', tenant_table); end if;
end
$$;

CREATE FUNCTION public.opens_account() RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select exists (select from signups s where s.token_hash = named_link() and s.expires_at > now()) $$;

COMMENT ON FUNCTION public.opens_account() IS 'Whether this transaction names the link of a sign-up that is still good.';

CREATE FUNCTION public.operator_acts_are_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years' then return old; end if;
  end if;
  raise exception 'operator_acts is append-only';
end
$$;

CREATE FUNCTION public.people_under_way(account bigint, run bigint) RETURNS bigint
    LANGUAGE plpgsql STABLE
    SET enable_seqscan TO 'off'
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
begin
  return (
    select coalesce(sum((select count(*) from messages m
                         where m.account_id = account and m.run_id = run and m.id between leased.first_id and leased.last_id)
                        - leased.settled), 0)
    from (select b.block << 10 as first_id, (b.block << 10) + 1023 as last_id, b.settled from run_blocks b
          where b.account_id = account and b.run_id = run and b.state = 1 offset 0) leased);
end
$$;

COMMENT ON FUNCTION public.people_under_way(account bigint, run bigint) IS 'How many more people than settled ones have a message of a run: in blocks that senders hold.';

CREATE PROCEDURE public.prepare_ledger_month(IN prepared date)
    LANGUAGE plpgsql
    AS $$
declare
  coming ledger_months;
  ledger text;
  new_part text;
begin
  select * into strict coming from ledger_months m where m.month = prepared;
  execute format('create table messages_%s (like messages including all) with (fillfactor = 85)', coming.part);
  execute format('create table run_blocks_%s (like run_blocks including all) with (fillfactor = 80)', coming.part);
  execute format('create table inbound_reports_%s (like inbound_reports including all excluding identity, primary key (account_id, id))',
                 coming.part);
  foreach ledger in array array['messages', 'run_blocks', 'inbound_reports'] loop
    new_part := ledger || '_' || coming.part;
    execute format('call protect_tenant_table(%L)', new_part);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', ledger, new_part, coming.first_run,
                   coming.end_run);
  end loop;
end
$$;

CREATE PROCEDURE public.prepare_month_of(IN parent text, IN key text, IN month date)
    LANGUAGE plpgsql
    AS $_$
declare
  first timestamptz := month;
  next  timestamptz := month + interval '1 month';
  part  text := parent || '_' || to_char(month, 'YYYY_MM');
  rest  text := parent || '_rest';
  local_key text := (select string_agg(quote_ident(a.attname), ', ' order by k.place)
                     from pg_index x, unnest(x.indkey::smallint[]) with ordinality k (number, place), pg_attribute a
                     where x.indrelid = rest::regclass and x.indisprimary and a.attrelid = x.indrelid and a.attnum = k.number);
begin
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I (like %I including all)', part, parent);
  if not exists (select from pg_index x where x.indrelid = part::regclass and x.indisprimary) then
    execute format('alter table %I add primary key (%s)', part, local_key);
  end if;
  -- For as long as this transaction holds the lock, so that the owner sees what is to be moved.
  execute format('alter table %I no force row level security', rest);
  execute format('with moved as (delete from %1$I r where r.%2$I >= %3$L and r.%2$I < %4$L returning *)
                  insert into %5$I select * from moved', rest, key, first, next, part);
  execute format('alter table %I force row level security', rest);
  execute format('call protect_tenant_table(%L)', part);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first, next);
end
$_$;

CREATE FUNCTION public.prepare_months(this_month date, ahead integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET "TimeZone" TO 'UTC'
    SET lock_timeout TO '1s'
    AS $$
declare
  width constant bigint := 10000000;
  until date := this_month + ahead * interval '1 month';
  newest ledger_months;
  month date;
begin
  perform pg_advisory_xact_lock(7465032);
  loop
    select * into newest from ledger_months m order by m.month desc limit 1;
    -- Ids that leap or are used up faster than anybody thought stay inside the parts as well.
    exit when newest.month >= until and newest.end_run > (select last_value from runs_id_seq) + width;
    month := newest.month + interval '1 month';
    insert into ledger_months (month, part, first_run, end_run)
    values (month, to_char(month, 'YYYY_MM'), newest.end_run, newest.end_run + width);
    call prepare_ledger_month(month);
  end loop;
  for month in select generate_series(this_month, until, interval '1 month')::date loop
    call prepare_month_of('tracking_events', 'at', month);
    -- What was written before there were months stays where it is.
    if month > (select min(m.month) from ledger_months m) then
      call prepare_month_of('account_events', 'logged_at', month);
    end if;
  end loop;
end
$$;

COMMENT ON FUNCTION public.prepare_months(this_month date, ahead integer) IS 'Gives this month and so many after it their parts. Harmless to repeat; readers and writers go on meanwhile.';

CREATE PROCEDURE public.protect_tenant_table(IN tenant_table regclass, IN tenant_column text DEFAULT 'account_id'::text, IN provisioned boolean DEFAULT false)
    LANGUAGE plpgsql
    AS $$
declare
  tenant text := case when tenant_column = 'customer_id' then 'tenant_customer()' else 'tenant_account()' end;
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to postrider_app using (%I = %s) with check (%I = %s)',
                 tenant_table, tenant_column, tenant, tenant_column, tenant);
  if provisioned then
    execute format('create policy provisioning on %s to postrider_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %s to postrider_operator', tenant_table);
  end if;
  if tenant_column = 'account_id' then call open_to_ending(tenant_table); end if;
end
$$;

CREATE FUNCTION public.queue_job(job_id bigint) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select graphile_worker.add_job(
    'job',
    json_build_object('accountId', tenant_account(), 'customerId', tenant_customer(), 'jobId', job_id),
    queue_name => 'account:' || tenant_account(), max_attempts => 32767, job_key => 'job:' || tenant_account() || ':' || job_id)
$$;

CREATE FUNCTION public.recent_mails(mail_kind text, addresses bytea[], since timestamp with time zone, of_account integer, of_all integer) RETURNS TABLE(place bigint, from_account timestamp with time zone[], from_all timestamp with time zone[])
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select x.place,
         array(select m.sent_at from address_mails m
               where m.address_hmac = x.address and m.kind = mail_kind and m.sent_at > since and m.account_id = tenant_account()
               order by m.sent_at desc limit of_account),
         array(select m.sent_at from address_mails m
               where m.address_hmac = x.address and m.kind = mail_kind and m.sent_at > since
               order by m.sent_at desc limit of_all)
  from unnest(addresses) with ordinality x (address, place)
$$;

COMMENT ON FUNCTION public.recent_mails(mail_kind text, addresses bytea[], since timestamp with time zone, of_account integer, of_all integer) IS 'When each address was sent mails since a time, newest first and no more than a cap has to know.';

CREATE FUNCTION public.rights_of(of_user bigint) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select md5(coalesce(string_agg(m.account_id || m.role, ' ' order by m.account_id), ''))
  from memberships m where m.user_id = of_user
$$;

COMMENT ON FUNCTION public.rights_of(of_user bigint) IS 'What a user may do, as one value to compare.';

CREATE FUNCTION public.rotate_secret(first bytea, former bytea[], latest bytea) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  lock table secret_rotations in exclusive mode;
  if not exists (select from installation i where i.secret_fingerprint = first) then return 'firstUnknown'; end if;
  if is_secret_of_installation(first, latest) then return 'alreadyLatest'; end if;
  if latest = first or exists (select from secret_rotations r where r.fingerprint = latest) then return 'usedBefore'; end if;
  if not exists (select from unnest(former) f where is_secret_of_installation(first, f)) then return 'formerUnknown'; end if;
  if exists (select from senders s where s.stopped_at is null and s.heartbeat_at > now() - interval '20 seconds') then
    return 'sendersAtWork';
  end if;
  insert into secret_rotations (fingerprint, rotated_at) values (latest, clock_timestamp());
  return 'rotated';
end $$;

COMMENT ON FUNCTION public.rotate_secret(first bytea, former bytea[], latest bytea) IS 'Makes another master secret the one of this database, and says so, or why not.';

CREATE FUNCTION public.sandbox_of_account(account bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select account + 549755813888 $$;

COMMENT ON FUNCTION public.sandbox_of_account(account bigint) IS 'The id that the twin of an account has, or would have.';

CREATE FUNCTION public.search_subscribers(patterns text[]) RETURNS SETOF bigint
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    SET enable_seqscan TO 'off'
    AS $_$
declare
  sample text[];
  pieces text[];
  cut bigint[];
begin
  select coalesce(array_agg(search_text(l.email_key, l.firstname, l.lastname, l.city)), '{}') into sample
  from (select s.email_key, s.firstname, s.lastname, s.city from subscribers s
        where s.account_id = tenant_account() order by s.id desc limit 200) l;
  -- Of each `%word%`; one that escapes something stays whole.
  select array_agg(distinct '%' || w.piece || '%'), array_agg(distinct w.nr) into pieces, cut
  from (select p.nr, substr(p.pattern, i, 3) as piece
        from unnest(patterns) with ordinality p (pattern, nr), generate_series(2, length(p.pattern) - 3) i
        where strpos(p.pattern, '\') = 0) w
  where w.piece ~ '^[[:alnum:]]{3}$'
    and (select count(*) from unnest(sample) t where strpos(t, w.piece) > 0) < cardinality(sample) / 10.0;
  -- Patterns stay parameters: what somebody looks for belongs into no log. Joined to nothing, the text is none of the index's.
  return query execute
    'select s.id from subscribers s where s.account_id = tenant_account()' || (
      select string_agg(format(' and search_text(s.email_key, s.firstname, s.lastname, s.city) %s like $1[%s]',
                               case when n = any(cut) then $q$|| ''$q$ end, n), '')
      from generate_series(1, array_length(patterns, 1)) n) || coalesce((
      select string_agg(format(' and search_text(s.email_key, s.firstname, s.lastname, s.city) like $2[%s]', n), '')
      from generate_series(1, array_length(pieces, 1)) n), '')
    using patterns, pieces;
end
$_$;

COMMENT ON FUNCTION public.search_subscribers(patterns text[]) IS 'The people of this account whose search text is like every one of the patterns, by a trigram index.';

CREATE FUNCTION public.search_text(email_key text, firstname text, lastname text, city text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select lower(email_key || E'\n' || coalesce(firstname, '') || E'\n' || coalesce(lastname, '') || E'\n' || coalesce(city, '')
               collate "und-x-icu") collate "default"
$$;

COMMENT ON FUNCTION public.search_text(email_key text, firstname text, lastname text, city text) IS 'What a search for people looks through, in small letters. An index is built on it.';

CREATE FUNCTION public.seen_so_often(levels bit[], seen bit, often integer) RETURNS bit[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
begin
  if levels is null then levels := array_fill(0::bit(1024), array[often]); end if;
  for i in reverse often..2 loop
    levels[i] := levels[i] | (levels[i - 1] & seen);
  end loop;
  levels[1] := levels[1] | seen;
  return levels;
end
$$;

CREATE FUNCTION public.sessions_of_tokens(hashes bytea[]) RETURNS TABLE(token_hash bytea, created_at timestamp with time zone, seen_at timestamp with time zone, rights text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
  select s.token_hash, s.created_at, s.seen_at, rights_of(s.user_id) from sessions s where s.token_hash = any(hashes)
$$;

COMMENT ON FUNCTION public.sessions_of_tokens(hashes bytea[]) IS 'The sessions with these tokens, each with what its user may do now.';

CREATE FUNCTION public.status_value(status smallint, addition smallint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select case when addition is null then status::text else status::text || '/' || addition::text end $$;

CREATE FUNCTION public.subscriber_facets_of(time_zone text, agreed_at timestamp with time zone, fields jsonb) RETURNS TABLE(facet text, value text)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select x.facet, x.value from field_facets(fields) x
  union all
  select 'zone', time_zone where time_zone is not null
  union all
  select 'consent', '' where agreed_at is not null
$$;

COMMENT ON FUNCTION public.subscriber_facets_of(time_zone text, agreed_at timestamp with time zone, fields jsonb) IS 'What a subscriber is filed under, beside all.';

CREATE FUNCTION public.take_mails(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) RETURNS TABLE(place bigint, full_since timestamp with time zone)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
declare
  address bytea;
begin
  for address, place in select * from unnest(addresses) with ordinality loop
    select max(n.sent_at) into full_since from (
      (select m.sent_at from address_mails m
       where m.address_hmac = address and m.kind = mail_kind and m.sent_at > since and m.account_id = tenant_account()
       order by m.sent_at desc offset of_account - 1 limit 1)
      union all
      (select m.sent_at from address_mails m
       where m.address_hmac = address and m.kind = mail_kind and m.sent_at > since
       order by m.sent_at desc offset of_all - 1 limit 1)) n;
    if full_since is null then
      insert into address_mails (account_id, kind, address_hmac, sent_at) values (tenant_account(), mail_kind, address, at);
    end if;
    return next;
  end loop;
end
$$;

COMMENT ON FUNCTION public.take_mails(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) IS 'Counts a mail to each address, unless it had its share since a time: then it tells by when there were that many.';

CREATE FUNCTION public.take_mails_sent(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) RETURNS TABLE(place bigint, full_since timestamp with time zone, is_busy boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
declare
  address bytea;
begin
  for address, place in select * from unnest(addresses) with ordinality loop
    is_busy := not pg_try_advisory_xact_lock(hashtextextended('mail to ' || encode(address, 'hex'), 0));
    full_since := null;
    if not is_busy then
      select t.full_since into full_since from take_mails(mail_kind, array[address], at, since, of_account, of_all) t;
    end if;
    return next;
  end loop;
end
$$;

COMMENT ON FUNCTION public.take_mails_sent(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) IS 'As take_mails, for senders: also tells whether another one is counting a mail to the address at this moment.';

CREATE FUNCTION public.tenant_account() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select current_setting('app.account_id')::bigint $$;

CREATE FUNCTION public.tenant_customer() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select current_setting('app.customer_id')::bigint $$;

CREATE FUNCTION public.touch_subscribers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  this_one bigint := pg_current_xact_id()::text::bigint;
begin
  update subscriber_facets f set version = this_one
  from (select distinct account_id, id >> 10 as block from touched) t
  where f.account_id = t.account_id and f.facet = 'all' and f.value = '' and f.block = t.block and f.version <> this_one;
  return null;
end
$$;

CREATE FUNCTION public.touch_their_people() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  this_one bigint := pg_current_xact_id()::text::bigint;
begin
  update subscriber_facets f set version = this_one
  from (select distinct account_id, subscriber_id >> 10 as block from touched) t
  where f.account_id = t.account_id and f.facet = 'all' and f.value = '' and f.block = t.block and f.version <> this_one;
  return null;
end
$$;

CREATE AGGREGATE public.bits_at_least(bit, integer) (
    SFUNC = public.seen_so_often,
    STYPE = bit[],
    FINALFUNC = public.most_often
);

COMMENT ON AGGREGATE public.bits_at_least(bit, integer) IS 'What is in at least so many of the bitmaps.';

CREATE TABLE public.account_events (
    account_id bigint NOT NULL,
    seq bigint NOT NULL,
    type text NOT NULL,
    subscriber_id bigint,
    occurred_at timestamp(0) with time zone NOT NULL,
    data jsonb NOT NULL,
    logged_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor text
)
PARTITION BY RANGE (logged_at);

ALTER TABLE ONLY public.account_events FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.account_events IS 'What happened in an account, in order, for everybody who must know. In parts of a month each.';

COMMENT ON COLUMN public.account_events.seq IS 'Given under the account''s lock without a gap: whoever has seen n never meets a smaller one later.';

COMMENT ON COLUMN public.account_events.subscriber_id IS 'Null = not about a person.';

COMMENT ON COLUMN public.account_events.logged_at IS 'When it was written; says in which month''s part it lies.';

COMMENT ON COLUMN public.account_events.actor IS 'Who did it, as the consent ledger writes it: user:7, key:abcd1234, person. Null = nobody, or before this was written down.';

CREATE TABLE public.account_events_rest (
    account_id bigint NOT NULL,
    seq bigint NOT NULL,
    type text NOT NULL,
    subscriber_id bigint,
    occurred_at timestamp(0) with time zone NOT NULL,
    data jsonb NOT NULL,
    logged_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor text
);

ALTER TABLE ONLY public.account_events_rest FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.account_events_rest IS 'What happened in an account, in order. Written with the change it tells of; deleted from the oldest end alone.';

COMMENT ON COLUMN public.account_events_rest.seq IS 'Given under the account''s lock without a gap: whoever has seen n never meets a smaller one later.';

COMMENT ON COLUMN public.account_events_rest.subscriber_id IS 'Null = not about a person.';

COMMENT ON COLUMN public.account_events_rest.logged_at IS 'When it was written; says in which month''s part it lies.';

COMMENT ON COLUMN public.account_events_rest.actor IS 'Who did it, as the consent ledger writes it: user:7, key:abcd1234, person. Null = nobody, or before this was written down.';

CREATE TABLE public.account_export_pieces (
    account_id bigint NOT NULL,
    job_id bigint NOT NULL,
    piece integer NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.account_export_pieces ALTER COLUMN sealed SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.account_export_pieces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.account_export_pieces IS 'The archive of an account, a piece per block of its job, each encrypted under a key the database does not hold';

CREATE TABLE public.account_exports (
    account_id bigint NOT NULL,
    job_id bigint NOT NULL,
    asked_by text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    downloaded_at timestamp(0) with time zone,
    file_gone_at timestamp(0) with time zone
);

ALTER TABLE ONLY public.account_exports FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.account_exports IS 'Everything of an account as one archive. Each is a job.';

COMMENT ON COLUMN public.account_exports.asked_by IS 'The only one who may fetch the file, such as user:7';

COMMENT ON COLUMN public.account_exports.downloaded_at IS 'When it was last fetched to its end; whoever closes the account needs one of the last 30 days.';

COMMENT ON COLUMN public.account_exports.file_gone_at IS 'When the file was deleted';

CREATE TABLE public.account_field_values (
    account_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    field_id bigint NOT NULL,
    value jsonb,
    updated_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.account_field_values FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.account_field_values IS 'Values of account fields. Those of subscribers are on the subscriber''s row.';

CREATE TABLE public.account_heads (
    account_id bigint NOT NULL,
    last_subscriber_id bigint DEFAULT 0 NOT NULL,
    consent_seq bigint DEFAULT 0 NOT NULL,
    consent_hash bytea DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea NOT NULL,
    event_seq bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');

ALTER TABLE ONLY public.account_heads FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.account_heads IS 'One narrow row per account that every writing transaction locks first (docs/adr/0003).';

COMMENT ON COLUMN public.account_heads.last_subscriber_id IS 'The id given last; ids count per account and without gaps between neighbours.';

COMMENT ON COLUMN public.account_heads.consent_seq IS 'Number of the newest entry of the consent ledger.';

COMMENT ON COLUMN public.account_heads.consent_hash IS 'Hash of the newest entry of the consent ledger, which the next one continues.';

COMMENT ON COLUMN public.account_heads.event_seq IS 'Number of the newest event of the log.';

CREATE TABLE public.accounts (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    parent_account_id bigint,
    parent_type text GENERATED ALWAYS AS ('L'::text) STORED,
    has_channels boolean DEFAULT false NOT NULL,
    default_language_iso text DEFAULT 'de'::text NOT NULL,
    languages text[] DEFAULT '{de}'::text[] NOT NULL,
    time_zone text DEFAULT 'Europe/Berlin'::text NOT NULL,
    shard smallint DEFAULT 0 NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    tracking text DEFAULT 'aggregate'::text NOT NULL,
    default_optout_mailing_id bigint,
    minute_limit integer,
    concurrent_limit integer,
    relay text,
    approval text DEFAULT 'approved'::text NOT NULL,
    require_second_factor text DEFAULT 'admins'::text NOT NULL,
    second_factor_since timestamp(0) with time zone DEFAULT now() NOT NULL,
    locked_at timestamp(0) with time zone,
    locked_by text,
    offered_to bigint,
    closed_at timestamp(0) with time zone,
    always_force_opt_in boolean DEFAULT false NOT NULL,
    require_approval text DEFAULT 'off'::text NOT NULL,
    undo_seconds integer DEFAULT 60 NOT NULL,
    sandbox_of bigint GENERATED ALWAYS AS (
CASE
    WHEN (id >= '549755813888'::bigint) THEN (id - '549755813888'::bigint)
    ELSE NULL::bigint
END) STORED,
    clock_ahead_seconds bigint DEFAULT 0 NOT NULL,
    confirm_address_changes boolean DEFAULT false NOT NULL,
    default_optin_mailing_id bigint,
    default_sender_name text,
    default_sender_email text,
    retention jsonb DEFAULT '{"valuesDays": 7, "answersDays": 30, "eventsMonths": 13, "unconfirmedDays": 30}'::jsonb NOT NULL,
    brake jsonb DEFAULT '{"policy": 1, "content": 0.5, "complaints": 0.3, "hardBounces": 5}'::jsonb NOT NULL,
    salutations jsonb DEFAULT '{}'::jsonb NOT NULL,
    clock_due_seconds integer,
    clock_stepped_at timestamp(0) with time zone,
    events_kept_from date,
    CONSTRAINT accounts_approval_check CHECK ((approval = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text]))),
    CONSTRAINT accounts_brake_check CHECK ((((((brake ->> 'complaints'::text))::numeric >= 0.01) AND (((brake ->> 'complaints'::text))::numeric <= 0.3)) AND ((((brake ->> 'hardBounces'::text))::numeric >= 0.1) AND (((brake ->> 'hardBounces'::text))::numeric <= (5)::numeric)) AND ((((brake ->> 'policy'::text))::numeric >= 0.05) AND (((brake ->> 'policy'::text))::numeric <= (1)::numeric)) AND ((((brake ->> 'content'::text))::numeric >= 0.05) AND (((brake ->> 'content'::text))::numeric <= 0.5)))),
    CONSTRAINT accounts_check CHECK (((parent_account_id IS NULL) OR (type = 'S'::text))),
    CONSTRAINT accounts_check1 CHECK ((clock_due_seconds > clock_ahead_seconds)),
    CONSTRAINT accounts_clock_ahead_seconds_check CHECK (((clock_ahead_seconds >= 0) AND (clock_ahead_seconds <= 34560000))),
    CONSTRAINT accounts_clock_check CHECK ((public.is_sandbox(id) OR (clock_ahead_seconds = 0))),
    CONSTRAINT accounts_concurrent_limit_check CHECK ((concurrent_limit > 0)),
    CONSTRAINT accounts_language_check CHECK ((default_language_iso = ANY (languages))),
    CONSTRAINT accounts_lock_check CHECK (((locked_at IS NULL) = (locked_by IS NULL))),
    CONSTRAINT accounts_locked_by_check CHECK ((locked_by = ANY (ARRAY['parent'::text, 'operator'::text]))),
    CONSTRAINT accounts_minute_limit_check CHECK ((minute_limit > 0)),
    CONSTRAINT accounts_offer_check CHECK (((offered_to IS NULL) OR ((type = 'S'::text) AND (parent_account_id IS NULL)))),
    CONSTRAINT accounts_relay_check CHECK ((relay <> ''::text)),
    CONSTRAINT accounts_require_approval_check CHECK ((require_approval = ANY (ARRAY['off'::text, 'standard'::text, 'all'::text]))),
    CONSTRAINT accounts_require_second_factor_check CHECK ((require_second_factor = ANY (ARRAY['admins'::text, 'everyone'::text]))),
    CONSTRAINT accounts_retention_check CHECK ((((((retention ->> 'unconfirmedDays'::text))::integer >= 7) AND (((retention ->> 'unconfirmedDays'::text))::integer <= 30)) AND ((((retention ->> 'answersDays'::text))::integer >= 7) AND (((retention ->> 'answersDays'::text))::integer <= 30)) AND ((((retention ->> 'valuesDays'::text))::integer >= 1) AND (((retention ->> 'valuesDays'::text))::integer <= 7)) AND ((COALESCE(((retention ->> 'eventsMonths'::text))::integer, 0) >= 1) AND (COALESCE(((retention ->> 'eventsMonths'::text))::integer, 0) <= 13)))),
    CONSTRAINT accounts_salutations_check CHECK ((jsonb_typeof(salutations) = 'object'::text)),
    CONSTRAINT accounts_sandbox_check CHECK (((NOT public.is_sandbox(id)) OR ((type = 'S'::text) AND (parent_account_id IS NULL) AND (offered_to IS NULL) AND (relay IS NULL)))),
    CONSTRAINT accounts_sender_check CHECK (((default_sender_name IS NULL) = (default_sender_email IS NULL))),
    CONSTRAINT accounts_tracking_check CHECK ((tracking = ANY (ARRAY['none'::text, 'aggregate'::text, 'individual'::text]))),
    CONSTRAINT accounts_type_check CHECK ((type = ANY (ARRAY['L'::text, 'S'::text]))),
    CONSTRAINT accounts_undo_seconds_check CHECK ((undo_seconds >= 0))
);

ALTER TABLE ONLY public.accounts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.accounts IS 'The unit of everything: settings, people, mailings, keys. A request touches one account.';

COMMENT ON COLUMN public.accounts.type IS 'L leads other accounts and has no subscribers; S has the subscribers and sends.';

COMMENT ON COLUMN public.accounts.parent_account_id IS 'The L-account of the same customer that this S-account belongs to; null = on its own.';

COMMENT ON COLUMN public.accounts.parent_type IS 'Only there for the foreign key: a parent is always an L-account.';

COMMENT ON COLUMN public.accounts.has_channels IS 'Whether the channel module is booked. Without it the default channel stays hidden.';

COMMENT ON COLUMN public.accounts.default_language_iso IS 'The language of texts for people of whom none is known.';

COMMENT ON COLUMN public.accounts.languages IS 'Languages the account has texts in.';

COMMENT ON COLUMN public.accounts.time_zone IS 'What a day is, for birthdays, statistics and dates in mails.';

COMMENT ON COLUMN public.accounts.shard IS 'Where the account is placed; 0 until there is more than one place.';

COMMENT ON COLUMN public.accounts.tracking IS 'What is counted of opens and clicks. none: nothing. aggregate: sums, nobody can be recognised. individual: also who it was, of those who agreed.';

COMMENT ON COLUMN public.accounts.default_optout_mailing_id IS 'The mailing to whoever leaves several channels, or one that has no opt-out mailing of its own.';

COMMENT ON COLUMN public.accounts.minute_limit IS 'Requests in 60 seconds over all of its keys; null = only the limits of each key count.';

COMMENT ON COLUMN public.accounts.concurrent_limit IS 'Requests at the same time over all of its keys; null = only the limits of each key count.';

COMMENT ON COLUMN public.accounts.relay IS 'Name of the relay its mail is handed to, as the settings of senders and dispatcher have it; null = the usual one.';

COMMENT ON COLUMN public.accounts.approval IS 'Whether the operator lets it send; accounts that the operator made are approved.';

COMMENT ON COLUMN public.accounts.require_second_factor IS 'Who must have a second factor to work in it.';

COMMENT ON COLUMN public.accounts.second_factor_since IS 'Since when that is so.';

COMMENT ON COLUMN public.accounts.locked_at IS 'Since when it plans, activates and sends nothing, and no key opens it; null = it is not locked.';

COMMENT ON COLUMN public.accounts.locked_by IS 'Who may unlock it: the L-account above, or nobody but the operator.';

COMMENT ON COLUMN public.accounts.offered_to IS 'The L-account of the same customer that its admins want above it; an admin there says yes or no.';

COMMENT ON COLUMN public.accounts.closed_at IS 'Since when nobody works in it and nothing leaves it; 30 days later it ends, with everything it has. Null = it is open.';

COMMENT ON COLUMN public.accounts.always_force_opt_in IS 'Whether every registration asks by mail, as with forceOptIn: true.';

COMMENT ON COLUMN public.accounts.require_approval IS 'Which mailings leave only after another user has approved them.';

COMMENT ON COLUMN public.accounts.undo_seconds IS 'How long a mailing that is sent now can be taken back.';

COMMENT ON COLUMN public.accounts.sandbox_of IS 'The S-account it is the sandbox twin of; null = it is a real account.';

COMMENT ON COLUMN public.accounts.clock_ahead_seconds IS 'How far the clock of a sandbox is ahead of ours; 400 days at most.';

COMMENT ON COLUMN public.accounts.confirm_address_changes IS 'Whether somebody whose address changes is asked at the new one before they get mail there.';

COMMENT ON COLUMN public.accounts.default_optin_mailing_id IS 'The opt-in mailing where neither channel nor key has one: of users, forms, imports and preferences.';

COMMENT ON COLUMN public.accounts.default_sender_name IS 'Who new mailings come from; null = whoever the last one came from.';

COMMENT ON COLUMN public.accounts.default_sender_email IS 'The address new mailings come from.';

COMMENT ON COLUMN public.accounts.retention IS 'After how many days people who never confirmed, the words of refusals, and values of single mails go, and after how many months single opens and clicks.';

COMMENT ON COLUMN public.accounts.brake IS 'From which share on, in per cent, a run pauses by itself; at most what holds for everybody.';

COMMENT ON COLUMN public.accounts.salutations IS 'By language, what variables 1 and 6 say to genderId 1, 2 and 3; a language that is absent has the shipped texts.';

COMMENT ON COLUMN public.accounts.clock_due_seconds IS 'Of a sandbox: how far ahead its clock is to be put; until then it stops at whatever is due on the way. Null = it is there.';

COMMENT ON COLUMN public.accounts.clock_stepped_at IS 'Of such a sandbox: when its clock was put forward last, by ours. What takes too long there is not waited for.';

COMMENT ON COLUMN public.accounts.events_kept_from IS 'The first day, in its zone, of which no open or click has gone because it keeps them for a shorter time; null = none has.';

ALTER TABLE public.accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.address_mails (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    kind text NOT NULL,
    address_hmac bytea NOT NULL,
    sent_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT address_mails_kind_check CHECK ((kind = ANY (ARRAY['optin'::text, 'optout'::text, 'trigger'::text])))
);

COMMENT ON TABLE public.address_mails IS 'Mails that one address gets only so many of in a while; outlives the person, and names nobody.';

COMMENT ON COLUMN public.address_mails.address_hmac IS 'Keyed hash of the address in lower case without what follows a plus sign.';

ALTER TABLE public.address_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.address_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.api_key_channels (
    account_id bigint NOT NULL,
    api_key_id bigint NOT NULL,
    channel_id bigint NOT NULL
);

ALTER TABLE ONLY public.api_key_channels FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.api_key_channels IS 'The channels a key works in when a request names none.';

CREATE TABLE public.api_keys (
    account_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    secret_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    permissions text[] NOT NULL,
    default_optin_mailing_id bigint,
    defer_unconfirmed_data boolean DEFAULT false NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    last_used_at timestamp(0) with time zone,
    deleted_at timestamp(0) with time zone,
    minute_limit integer,
    concurrent_limit integer,
    default_legal_basis text DEFAULT 'transactional'::text NOT NULL,
    CONSTRAINT api_keys_concurrent_limit_check CHECK ((concurrent_limit > 0)),
    CONSTRAINT api_keys_default_legal_basis_check CHECK ((default_legal_basis = ANY (ARRAY['consent'::text, 'existingCustomer'::text, 'transactional'::text]))),
    CONSTRAINT api_keys_minute_limit_check CHECK ((minute_limit > 0)),
    CONSTRAINT api_keys_prefix_check CHECK ((prefix ~ '^[a-z0-9]{8}$'::text))
);

ALTER TABLE ONLY public.api_keys FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.api_keys IS 'Keys of the API. A request is recognised by the prefix and proves itself by the secret, of which only a hash is kept.';

COMMENT ON COLUMN public.api_keys.scopes IS 'The areas the key may work in.';

COMMENT ON COLUMN public.api_keys.permissions IS 'Single delicate acts the key may do in addition.';

COMMENT ON COLUMN public.api_keys.default_optin_mailing_id IS 'The opt-in mailing of channels that have none of their own.';

COMMENT ON COLUMN public.api_keys.defer_unconfirmed_data IS 'Whether values sent for somebody unconfirmed wait until the person confirms.';

COMMENT ON COLUMN public.api_keys.last_used_at IS 'Written at most once in a while, not with every request.';

COMMENT ON COLUMN public.api_keys.deleted_at IS 'Since when the key no longer works; the row stays, because ledgers name it.';

COMMENT ON COLUMN public.api_keys.minute_limit IS 'Requests in 60 seconds; null is the usual limit, 600';

COMMENT ON COLUMN public.api_keys.concurrent_limit IS 'Requests at the same time; null is the usual limit, 10';

COMMENT ON COLUMN public.api_keys.default_legal_basis IS 'Why people the key sets to 2/2 may be written to, where the request does not say.';

ALTER TABLE public.api_keys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_keys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.archive_hosts (
    account_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    host text NOT NULL,
    token text NOT NULL,
    checks jsonb NOT NULL,
    is_taken boolean DEFAULT false NOT NULL,
    proven_at timestamp(0) with time zone,
    checked_at timestamp(0) with time zone,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT archive_hosts_host_check CHECK ((host ~ '^[a-z0-9.-]{3,233}$'::text)),
    CONSTRAINT archive_hosts_taken CHECK (((NOT is_taken) OR (proven_at IS NULL))),
    CONSTRAINT archive_hosts_token_check CHECK ((token ~ '^[0-9a-f]{32}$'::text))
);

ALTER TABLE ONLY public.archive_hosts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.archive_hosts IS 'The host name that an account wants the archive of a channel to be read under.';

COMMENT ON COLUMN public.archive_hosts.host IS 'In small letters, with A-labels, without a dot at its end.';

COMMENT ON COLUMN public.archive_hosts.token IS '128 random bits that the DNS of the host has to show; another host gets others.';

COMMENT ON COLUMN public.archive_hosts.checks IS 'What was found in the DNS, record by record.';

COMMENT ON COLUMN public.archive_hosts.is_taken IS 'The records are right, but another archive has shown the same host before.';

COMMENT ON COLUMN public.archive_hosts.proven_at IS 'Since when both records are as they should be; null = they are not, and nothing is served there.';

CREATE TABLE public.arrival_changes (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    block bigint NOT NULL,
    came bit(1024) NOT NULL,
    went bit(1024) NOT NULL
);

ALTER TABLE ONLY public.arrival_changes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.arrival_changes IS 'Mails of runs that the relay took, or that came back, since the dispatcher last looked. Only inserted and taken away, so that nobody who sends waits for another.';

COMMENT ON COLUMN public.arrival_changes.went IS 'Whose mail came back. What came back never arrives again, so that this holds against came in whatever order they are read.';

ALTER TABLE public.arrival_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.arrival_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.article_templates (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    html text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    shipped text,
    from_account_id bigint,
    from_id bigint,
    deleted_at timestamp(0) with time zone
);

ALTER TABLE ONLY public.article_templates FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.article_templates IS 'The look of articles: HTML with places such as {text:1.1}, the one of area 1 with the number 1.';

COMMENT ON COLUMN public.article_templates.shipped IS 'Which template of which shipped theme it is, such as almanac/lead. Null = the account''s own.';

COMMENT ON COLUMN public.article_templates.from_account_id IS 'The L-account it came from; null = the account''s own.';

COMMENT ON COLUMN public.article_templates.from_id IS 'Its id there.';

COMMENT ON COLUMN public.article_templates.deleted_at IS 'When it was deleted: a gap in drafts whose articles it shows. Null = it is there.';

ALTER TABLE public.article_templates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.article_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.articles (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    template_id bigint NOT NULL,
    language_iso text NOT NULL,
    name text NOT NULL,
    can_edit boolean NOT NULL,
    available_from timestamp(0) with time zone,
    available_until timestamp(0) with time zone,
    placeholders jsonb NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    newsletter_id bigint,
    withdrawn_at timestamp(0) with time zone,
    deleted_at timestamp(0) with time zone,
    CONSTRAINT articles_check CHECK ((available_until >= available_from)),
    CONSTRAINT articles_deleted_check CHECK (((deleted_at IS NULL) OR (withdrawn_at IS NOT NULL)))
);

ALTER TABLE ONLY public.articles FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.articles IS 'Building blocks of newsletters.';

COMMENT ON COLUMN public.articles.can_edit IS 'False keeps users of the application out, never the API.';

COMMENT ON COLUMN public.articles.placeholders IS 'What stands in the places of the template. Clean already: HTML passed the allow-list before it came here.';

COMMENT ON COLUMN public.articles.newsletter_id IS 'The newsletter it was written for; null = any may use it.';

COMMENT ON COLUMN public.articles.withdrawn_at IS 'When it was deleted, or the L-account took it back: a gap in what still shows it. Null = it is there.';

COMMENT ON COLUMN public.articles.deleted_at IS 'When the account deleted it; it can be put back for 30 days. Null = it is there, or was withdrawn by the L-account, or has lain there for longer.';

ALTER TABLE public.articles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_entries (
    account_id bigint NOT NULL,
    seq bigint NOT NULL,
    at timestamp(0) with time zone NOT NULL,
    actor text NOT NULL,
    address text,
    act text NOT NULL,
    object_id bigint,
    changes jsonb NOT NULL,
    request_id text,
    hash bytea NOT NULL
);

ALTER TABLE ONLY public.audit_entries FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.audit_entries IS 'Every changing act of users and operators, written in the transaction of the act (docs/adr/0038). No secrets, no values of people.';

COMMENT ON COLUMN public.audit_entries.actor IS 'Who did it: user:7, operator:3; operator = the command line.';

COMMENT ON COLUMN public.audit_entries.address IS 'From where; null for the command line.';

COMMENT ON COLUMN public.audit_entries.act IS 'What was done to what kind of thing, as webhooks.pause.';

COMMENT ON COLUMN public.audit_entries.changes IS 'By member of the object, [before, after]; null instead where values are not kept.';

COMMENT ON COLUMN public.audit_entries.hash IS 'HMAC over the entry and the hash before it.';

CREATE TABLE public.audit_heads (
    account_id bigint NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    kept_after bigint DEFAULT 0 NOT NULL,
    kept_after_hash bytea,
    kept_after_mac bytea,
    CONSTRAINT audit_heads_beginning_check CHECK ((((kept_after = 0) = (kept_after_hash IS NULL)) AND ((kept_after = 0) = (kept_after_mac IS NULL)) AND (kept_after <= seq)))
);

ALTER TABLE ONLY public.audit_heads FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.audit_heads IS 'Where the chain of an account ends: what is cut off there is missed.';

COMMENT ON COLUMN public.audit_heads.kept_after IS 'The number of the last entry that went because it was three years old; 0 = none did.';

COMMENT ON COLUMN public.audit_heads.kept_after_hash IS 'The hash of that entry, which the first that is kept follows.';

COMMENT ON COLUMN public.audit_heads.kept_after_mac IS 'HMAC over both, under the key of the chain.';

CREATE TABLE public.block_changes (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    n integer NOT NULL
);

ALTER TABLE ONLY public.block_changes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.block_changes IS 'By how much the settled people of runs have changed since the dispatcher last looked. Only inserted and taken away, so that no two senders wait for each other; without a foreign key for the same reason.';

COMMENT ON COLUMN public.block_changes.n IS 'How many more people of a block have a message than when it was last given back.';

ALTER TABLE public.block_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.block_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bulk_members (
    account_id bigint NOT NULL,
    job_id bigint NOT NULL,
    block bigint NOT NULL,
    members bit(1024) NOT NULL
);

ALTER TABLE ONLY public.bulk_members FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.bulk_members IS 'Who an act on many people is for. Fixed when it is asked for, whoever joins or changes later.';

CREATE TABLE public.bulk_outcomes (
    account_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    job_id bigint NOT NULL,
    outcome text NOT NULL,
    before jsonb
);

ALTER TABLE ONLY public.bulk_outcomes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.bulk_outcomes IS 'What an act on many came to for each person. Who was erased is counted in the job alone.';

COMMENT ON COLUMN public.bulk_outcomes.before IS 'What undoing it needs, sealed where it says how the person stood; null = nothing to undo.';

CREATE TABLE public.captured_mails (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    message_id bigint NOT NULL,
    mailbox text NOT NULL,
    reply text NOT NULL,
    captured_at timestamp(0) with time zone NOT NULL,
    kept_since timestamp(0) with time zone DEFAULT now() NOT NULL,
    report text,
    report_due_at timestamp(0) with time zone,
    recipient_hmac bytea NOT NULL,
    summary_sealed bytea NOT NULL,
    mail_sealed bytea NOT NULL,
    CONSTRAINT captured_mails_check CHECK (((report_due_at IS NULL) OR (report IS NOT NULL))),
    CONSTRAINT captured_mails_report_check CHECK ((report = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);
ALTER TABLE ONLY public.captured_mails ALTER COLUMN mail_sealed SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.captured_mails FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.captured_mails IS 'Mails of a sandbox: each as it would have left, and what the simulated mailbox answered.';

COMMENT ON COLUMN public.captured_mails.mailbox IS 'Which simulated mailbox took it, by the local part; delivers = any other.';

COMMENT ON COLUMN public.captured_mails.reply IS 'What the mailbox answered; empty = nothing.';

COMMENT ON COLUMN public.captured_mails.captured_at IS 'By the clock of the sandbox.';

COMMENT ON COLUMN public.captured_mails.kept_since IS 'By ours: it stays 30 days, among the newest 10,000.';

COMMENT ON COLUMN public.captured_mails.report IS 'What the mailbox sends back after a while.';

COMMENT ON COLUMN public.captured_mails.report_due_at IS 'When it does, by the clock of the sandbox; null = it has, or never will.';

COMMENT ON COLUMN public.captured_mails.recipient_hmac IS 'To find the mails to one address.';

COMMENT ON COLUMN public.captured_mails.summary_sealed IS 'Recipient, sender and subject, encrypted under a key the database does not hold.';

COMMENT ON COLUMN public.captured_mails.mail_sealed IS 'The whole mail, encrypted likewise.';

ALTER TABLE public.captured_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.captured_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.channel_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.channels (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    inherited_from bigint,
    translations jsonb NOT NULL,
    optin_mailing_id bigint,
    created_at timestamp(0) with time zone NOT NULL,
    optout_mailing_id bigint,
    closed_at timestamp(0) with time zone,
    withdrawn_at timestamp(0) with time zone,
    fallback_optin_mailing_id bigint,
    fallback_optout_mailing_id bigint,
    CONSTRAINT default_stays_open CHECK (((NOT is_default) OR (closed_at IS NULL)))
);

ALTER TABLE ONLY public.channels FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.channels IS 'A topic people subscribe to separately. A channel handed down by an L-account is a row of its own under the same id.';

COMMENT ON COLUMN public.channels.is_default IS 'Every account has one; it is hidden while the channel module is not booked.';

COMMENT ON COLUMN public.channels.inherited_from IS 'The L-account that handed the channel down.';

COMMENT ON COLUMN public.channels.translations IS 'Name and description by language.';

COMMENT ON COLUMN public.channels.optin_mailing_id IS 'The mailing that asks for the opt-in of this channel.';

COMMENT ON COLUMN public.channels.optout_mailing_id IS 'The mailing to whoever leaves this channel alone.';

COMMENT ON COLUMN public.channels.closed_at IS 'Since when nobody can enter it and no new mailing goes to it; its rows stay. Null = open.';

COMMENT ON COLUMN public.channels.withdrawn_at IS 'Since when the L-account has taken it back. It is closed then, and the account does not open it again.';

COMMENT ON COLUMN public.channels.fallback_optin_mailing_id IS 'The copy of what the L-account says in its opt-in mailing of this channel: sent where the channel has none of its own.';

COMMENT ON COLUMN public.channels.fallback_optout_mailing_id IS 'The same about leaving.';

CREATE TABLE public.company_domains (
    domain text NOT NULL,
    customer_id bigint NOT NULL,
    account_id bigint NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.company_domains FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.company_domains IS 'Whose email has such a domain may enter by the company''s sign-in without an invitation.';

COMMENT ON COLUMN public.company_domains.domain IS 'Lower case, as A-label.';

COMMENT ON COLUMN public.company_domains.account_id IS 'The account of the customer that newcomers begin in.';

CREATE TABLE public.company_subjects (
    subject_hash bytea NOT NULL,
    issuer text NOT NULL,
    user_id bigint NOT NULL,
    linked_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT company_subjects_subject_hash_check CHECK ((length(subject_hash) = 32))
);

ALTER TABLE ONLY public.company_subjects FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.company_subjects IS 'Who a user is to a provider; the email may change there, the subject does not.';

COMMENT ON COLUMN public.company_subjects.subject_hash IS 'SHA-256 of issuer and subject.';

CREATE TABLE public.congratulations (
    account_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    year smallint NOT NULL,
    block bigint NOT NULL,
    members bit(1024) NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.congratulations FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.congratulations IS 'Whom a birthday mailing has congratulated in a year, a bit for each subscriber, so that nobody is congratulated twice in it.';

COMMENT ON COLUMN public.congratulations.year IS 'By the calendar of the account.';

CREATE TABLE public.consent_entries (
    account_id bigint NOT NULL,
    seq bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    from_state text,
    to_state text NOT NULL,
    actor text NOT NULL,
    source text NOT NULL,
    newsletter_id bigint,
    occurred_at timestamp(0) with time zone NOT NULL,
    evidence_digest bytea,
    evidence jsonb,
    hash bytea NOT NULL,
    wording_hash bytea
);

ALTER TABLE ONLY public.consent_entries FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.consent_entries IS 'Every change of a status with who, why and from where. Append-only and chained per account under a key that is not in here.';

COMMENT ON COLUMN public.consent_entries.seq IS 'Counts per account without a gap.';

COMMENT ON COLUMN public.consent_entries.from_state IS 'The state before; null = the subscription began here.';

COMMENT ON COLUMN public.consent_entries.actor IS 'Who did it: an API key, a user, an operator, the person, or the mail system.';

COMMENT ON COLUMN public.consent_entries.source IS 'By which way it came.';

COMMENT ON COLUMN public.consent_entries.evidence IS 'Addresses, agents, wording. Erased with the person; the chain only holds its digest.';

COMMENT ON COLUMN public.consent_entries.hash IS 'Over the entry and the hash of the one before.';

COMMENT ON COLUMN public.consent_entries.wording_hash IS 'SHA-256 of the words agreed to, or of the mail they were in. Stays when the evidence is erased.';

CREATE TABLE public.content_links (
    account_id bigint NOT NULL,
    content_id bigint NOT NULL,
    n smallint NOT NULL,
    url text NOT NULL,
    CONSTRAINT content_links_n_check CHECK ((n > 0))
);

ALTER TABLE ONLY public.content_links FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.content_links IS 'The links of a content that count clicks, frozen with it: a click names one by its number and can go nowhere else.';

CREATE TABLE public.contents (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    hash bytea NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    plain_text text NOT NULL,
    language_iso text NOT NULL,
    placeholders text[] NOT NULL,
    sender_name text NOT NULL,
    sender_email text NOT NULL,
    reply_to text,
    field_values jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.contents FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.contents IS 'What a mail says, never changed once written: a run or a message points here, so later edits cannot reach it. Empty once the newsletters that said it are deleted.';

COMMENT ON COLUMN public.contents.hash IS 'Of all that is in it: the same content is kept once.';

COMMENT ON COLUMN public.contents.field_values IS 'Values of the account''s and the mailing''s fields as they were when this was written, by field id.';

ALTER TABLE public.contents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.copy_receivers (
    account_id bigint NOT NULL,
    copy_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    subject text,
    placeholders jsonb NOT NULL,
    attached_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.copy_receivers FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.copy_receivers IS 'Whom a campaign copy goes to, with what only they are told.';

COMMENT ON COLUMN public.copy_receivers.placeholders IS 'Values for the placeholders of the content, encrypted under a key that is not in here.';

CREATE TABLE public.customer_fields (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    field_type smallint NOT NULL,
    type smallint NOT NULL,
    is_available_for_import boolean DEFAULT true NOT NULL,
    is_available_for_export boolean DEFAULT true NOT NULL,
    is_editable boolean DEFAULT true NOT NULL,
    translations jsonb NOT NULL,
    default_value jsonb,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    retired_at timestamp(0) with time zone,
    CONSTRAINT customer_fields_field_type_check CHECK (((field_type >= 1) AND (field_type <= 3))),
    CONSTRAINT customer_fields_type_check CHECK (((type >= 1) AND (type <= 6)))
);

ALTER TABLE ONLY public.customer_fields FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.customer_fields IS 'Fields a customer has defined in addition to the base data.';

COMMENT ON COLUMN public.customer_fields.field_type IS 'What its values belong to: 1 subscriber, 2 account, 3 mailing.';

COMMENT ON COLUMN public.customer_fields.type IS 'The data type: 1 string, 2 integer, 3 date, 4 boolean, 5 list of strings, 6 amount of money.';

COMMENT ON COLUMN public.customer_fields.is_available_for_import IS 'Steers the application''s screens, like the two that follow; the API writes regardless.';

COMMENT ON COLUMN public.customer_fields.default_value IS 'Of an account field: what holds while the account has no value of its own.';

COMMENT ON COLUMN public.customer_fields.retired_at IS 'Since when nobody enters it any more: users, forms and imports do without, mails still show it. Null = in use.';

ALTER TABLE public.customer_fields ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customer_fields_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customers (
    id bigint NOT NULL,
    name text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.customers FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.customers IS 'The organisation that has the contract. It owns accounts, customer fields and trigger types; the API never shows it.';

ALTER TABLE public.customers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.email_links (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT email_links_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'undo'::text]))),
    CONSTRAINT email_links_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.email_links FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.email_links IS 'Links that give a user another email: of who wants one, to the new address; of who has changed it, back to the former.';

COMMENT ON COLUMN public.email_links.kind IS 'confirm = went to the new address, one per user; undo = went to the former one.';

COMMENT ON COLUMN public.email_links.email IS 'What the user signs in with once the link was used.';

COMMENT ON COLUMN public.email_links.email_key IS 'The email as it is compared: lower case, domain as A-label.';

COMMENT ON COLUMN public.email_links.token_hash IS 'SHA-256 of the token in the link.';

ALTER TABLE public.email_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.email_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ended_optin_links (
    account_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    channel_ids bigint[] NOT NULL,
    ended_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.ended_optin_links FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.ended_optin_links IS 'Links of people who are gone: the browser is still sent to the account''s own page. Says nothing about anybody.';

CREATE TABLE public.erasures (
    account_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    subscriber_created_at timestamp(0) with time zone NOT NULL,
    address_hmac bytea NOT NULL,
    guards jsonb NOT NULL,
    erased_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.erasures FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.erasures IS 'Who was erased, so that they are erased again after a restore. Names nobody.';

COMMENT ON COLUMN public.erasures.subscriber_created_at IS 'Ids lost with a restore are given again; id and time together are one person.';

COMMENT ON COLUMN public.erasures.guards IS 'The archived reasons, by channel.';

CREATE TABLE public.export_pieces (
    account_id bigint NOT NULL,
    job_id bigint NOT NULL,
    piece integer NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.export_pieces ALTER COLUMN sealed SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.export_pieces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.export_pieces IS 'The file of an export, a piece per block of its job, each encrypted under a key the database does not hold';

CREATE TABLE public.exports (
    account_id bigint NOT NULL,
    job_id bigint NOT NULL,
    format text NOT NULL,
    language_iso text NOT NULL,
    columns jsonb NOT NULL,
    filter jsonb NOT NULL,
    people bigint NOT NULL,
    asked_by text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    file_gone_at timestamp(0) with time zone,
    CONSTRAINT exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text])))
);

ALTER TABLE ONLY public.exports FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.exports IS 'Lists of people that were asked for as a file. Each is a job; bulk_members says whom it is for.';

COMMENT ON COLUMN public.exports.language_iso IS 'The language of headings and states in the file';

COMMENT ON COLUMN public.exports.columns IS 'The chosen columns, in their order';

COMMENT ON COLUMN public.exports.filter IS 'What the list was narrowed by, for the audit log: no value of a person';

COMMENT ON COLUMN public.exports.people IS 'How many were meant when it was asked for';

COMMENT ON COLUMN public.exports.asked_by IS 'The only one who may fetch the file, such as user:7';

COMMENT ON COLUMN public.exports.file_gone_at IS 'When the file was deleted';

CREATE TABLE public.failed_sign_ins (
    id bigint NOT NULL,
    user_id bigint,
    address text NOT NULL,
    request_id text NOT NULL,
    failed_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.failed_sign_ins IS 'Sign-ins that failed and are not in the audit logs of their user''s accounts yet; they get there within seconds.';

COMMENT ON COLUMN public.failed_sign_ins.user_id IS 'Null = nobody has this email. Such a row is written all the same, so that both take as long.';

COMMENT ON COLUMN public.failed_sign_ins.address IS 'From where.';

ALTER TABLE public.failed_sign_ins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.failed_sign_ins_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.field_requests (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    field_type smallint NOT NULL,
    type smallint NOT NULL,
    purpose text NOT NULL,
    asked_by text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    decided_at timestamp(0) with time zone,
    outcome text,
    field_id bigint,
    answer text,
    CONSTRAINT field_requests_decided_check CHECK (((decided_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT field_requests_field_type_check CHECK ((field_type = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT field_requests_outcome_check CHECK ((outcome = ANY (ARRAY['made'::text, 'declined'::text]))),
    CONSTRAINT field_requests_type_check CHECK ((type = ANY (ARRAY[1, 2, 3, 4, 5, 6])))
);

ALTER TABLE ONLY public.field_requests FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.field_requests IS 'Customer fields that admins have asked for; operators make them, or say why not.';

COMMENT ON COLUMN public.field_requests.name IS 'What it is to be called, in the words of whoever asked';

COMMENT ON COLUMN public.field_requests.purpose IS 'What it is for, so that operators can judge';

COMMENT ON COLUMN public.field_requests.asked_by IS 'Who asked, such as user:7';

COMMENT ON COLUMN public.field_requests.field_id IS 'The field that was made; null = none';

COMMENT ON COLUMN public.field_requests.answer IS 'Why there is none';

ALTER TABLE public.field_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.field_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.form_wordings (
    account_id bigint NOT NULL,
    form_id bigint NOT NULL,
    number integer NOT NULL,
    texts jsonb NOT NULL,
    privacy_url text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.form_wordings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.form_wordings IS 'What a form said from a time on; the last one holds. Consents quote the words themselves.';

COMMENT ON COLUMN public.form_wordings.texts IS 'By language: title, introduction, what people agree to, button.';

CREATE TABLE public.forms (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    public_id text NOT NULL,
    name text NOT NULL,
    channel_ids bigint[] NOT NULL,
    fields jsonb NOT NULL,
    frame_origins text[] DEFAULT '{}'::text[] NOT NULL,
    is_open boolean NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    group_id bigint,
    CONSTRAINT forms_public_id_check CHECK ((public_id ~ '^[0-9a-f]{32}$'::text))
);

ALTER TABLE ONLY public.forms FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.forms IS 'A page on which people sign up by themselves.';

COMMENT ON COLUMN public.forms.public_id IS '128 random bits, in the address of the form; stays as long as the form.';

COMMENT ON COLUMN public.forms.channel_ids IS 'What people can choose; empty = the account does without channels.';

COMMENT ON COLUMN public.forms.fields IS 'What is asked beside the address, in this order: base data by name, customer fields as field:id; and whether it must be answered.';

COMMENT ON COLUMN public.forms.frame_origins IS 'Websites that may show it in a frame.';

COMMENT ON COLUMN public.forms.is_open IS 'Otherwise its address says that there is nothing to sign up for.';

COMMENT ON COLUMN public.forms.group_id IS 'The static group of whoever confirms having signed up by it; null = none.';

ALTER TABLE public.forms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.forms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.group_members (
    account_id bigint NOT NULL,
    group_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    added_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.group_members FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.group_members IS 'Who is in a static or external group.';

CREATE TABLE public.growth_days (
    account_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    day date NOT NULL,
    confirmed bigint DEFAULT 0 NOT NULL,
    stated bigint DEFAULT 0 NOT NULL,
    reactivated bigint DEFAULT 0 NOT NULL,
    unsubscribed bigint DEFAULT 0 NOT NULL,
    bounced bigint DEFAULT 0 NOT NULL,
    complained bigint DEFAULT 0 NOT NULL,
    archived bigint DEFAULT 0 NOT NULL,
    erased bigint DEFAULT 0 NOT NULL,
    other bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.growth_days FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.growth_days IS 'How many people became receive-ready in a channel on a day, and how many ceased to be, counted by the trigger on the consent ledger.';

COMMENT ON COLUMN public.growth_days.day IS 'In UTC: a time zone that PostgreSQL does not know must keep nobody from registering.';

COMMENT ON COLUMN public.growth_days.confirmed IS 'Became receive-ready by the link of an opt-in mail.';

COMMENT ON COLUMN public.growth_days.stated IS 'Became receive-ready because somebody said that they agreed.';

COMMENT ON COLUMN public.growth_days.reactivated IS 'Became receive-ready after they had been archived, without a new opt-in mail.';

COMMENT ON COLUMN public.growth_days.unsubscribed IS 'Left.';

COMMENT ON COLUMN public.growth_days.bounced IS 'Their address does not exist any more.';

COMMENT ON COLUMN public.growth_days.complained IS 'Reported a mail as spam.';

COMMENT ON COLUMN public.growth_days.archived IS 'Archived by hand or excluded.';

COMMENT ON COLUMN public.growth_days.erased IS 'Their record was deleted.';

COMMENT ON COLUMN public.growth_days.other IS 'Ceased to be receive-ready in any other way, such as waiting for an opt-in again.';

CREATE TABLE public.idempotency_records (
    account_id bigint NOT NULL,
    request bytea NOT NULL,
    fingerprint bytea NOT NULL,
    status smallint NOT NULL,
    location text,
    subject_ids bigint[] NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    body_sealed bytea NOT NULL
);

ALTER TABLE ONLY public.idempotency_records FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.idempotency_records IS 'Answers kept for a client that asks again with the same key.';

COMMENT ON COLUMN public.idempotency_records.request IS 'SHA-256 over method, path with query, and the client''s key: what counts as the same request.';

COMMENT ON COLUMN public.idempotency_records.fingerprint IS 'Of the body: the same key with another body is refused.';

COMMENT ON COLUMN public.idempotency_records.subject_ids IS 'Whose data the body holds, so that erasing a person erases the copy.';

COMMENT ON COLUMN public.idempotency_records.body_sealed IS 'The answer, encrypted under a key that is not in here.';

CREATE TABLE public.import_addresses (
    account_id bigint NOT NULL,
    import_id bigint NOT NULL,
    address_hmac bytea NOT NULL
);

ALTER TABLE ONLY public.import_addresses FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.import_addresses IS 'Addresses a dry run has met so far, as keyed hashes: the first row of an address counts';

CREATE TABLE public.import_blocks (
    account_id bigint NOT NULL,
    import_id bigint NOT NULL,
    first_row bigint NOT NULL,
    byte bigint NOT NULL,
    outcomes text NOT NULL,
    faults jsonb NOT NULL,
    checked text NOT NULL
);

ALTER TABLE ONLY public.import_blocks FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.import_blocks IS 'What became of the rows of an import, a thousand to a block; it holds no value of the file';

COMMENT ON COLUMN public.import_blocks.first_row IS 'Number of its first row, from 1';

COMMENT ON COLUMN public.import_blocks.byte IS 'Where the block begins in the file';

COMMENT ON COLUMN public.import_blocks.outcomes IS 'A letter per row: c created, u updated, n unchanged, s skipped, d duplicate, x closed, i invalid';

COMMENT ON COLUMN public.import_blocks.faults IS 'Invalid rows: [row, code, column]';

COMMENT ON COLUMN public.import_blocks.checked IS 'The letters of the dry run';

CREATE TABLE public.import_pieces (
    account_id bigint NOT NULL,
    import_id bigint NOT NULL,
    piece integer NOT NULL,
    sealed bytea NOT NULL
);
ALTER TABLE ONLY public.import_pieces ALTER COLUMN sealed SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.import_pieces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.import_pieces IS 'The uploaded file in pieces of equal size, each encrypted under a key the database does not hold';

CREATE TABLE public.imports (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    file_name text NOT NULL,
    file_size bigint NOT NULL,
    received bigint DEFAULT 0 NOT NULL,
    stage text DEFAULT 'upload'::text NOT NULL,
    format jsonb,
    columns jsonb,
    preset jsonb,
    fault jsonb,
    row_count bigint,
    rules jsonb,
    counts jsonb,
    job_id bigint,
    created_by text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    started_at timestamp(0) with time zone,
    finished_at timestamp(0) with time zone,
    file_gone_at timestamp(0) with time zone,
    text_size bigint,
    CONSTRAINT imports_file_size_check CHECK ((file_size > 0)),
    CONSTRAINT imports_stage_check CHECK ((stage = ANY (ARRAY['upload'::text, 'read'::text, 'unreadable'::text, 'columns'::text, 'check'::text, 'checked'::text, 'run'::text, 'done'::text, 'canceled'::text]))),
    CONSTRAINT imports_text_size_check CHECK ((text_size >= 0))
);

ALTER TABLE ONLY public.imports FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.imports IS 'Lists of people that users bring along, from the upload to the report';

COMMENT ON COLUMN public.imports.file_size IS 'Bytes the file has, as announced before the upload';

COMMENT ON COLUMN public.imports.received IS 'Bytes of it that are kept';

COMMENT ON COLUMN public.imports.stage IS 'Where it stands; job_id says how far the work of that stage has come';

COMMENT ON COLUMN public.imports.format IS 'Encoding, delimiter, and whether the first row names the columns';

COMMENT ON COLUMN public.imports.columns IS 'Headings of the file and what they probably mean';

COMMENT ON COLUMN public.imports.preset IS 'The service whose export this is, as far as it was recognised';

COMMENT ON COLUMN public.imports.fault IS 'Why the file cannot be read: what is wrong in which row, at which byte';

COMMENT ON COLUMN public.imports.row_count IS 'Rows without the heading; null until the file has been read to its end';

COMMENT ON COLUMN public.imports.rules IS 'What the columns mean and what happens to whom, with the legal basis';

COMMENT ON COLUMN public.imports.counts IS 'Rows by what became of them: in the dry run, then in the import';

COMMENT ON COLUMN public.imports.job_id IS 'The job of the present stage';

COMMENT ON COLUMN public.imports.file_gone_at IS 'When the file was deleted; outcomes stay, values do not';

COMMENT ON COLUMN public.imports.text_size IS 'Bytes of the text that was unpacked from a workbook; null for a file that is text itself.';

ALTER TABLE public.imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.inbound_reports (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    message_id bigint NOT NULL,
    subscriber_id bigint,
    kind text NOT NULL,
    digest bytea DEFAULT '\x'::bytea NOT NULL,
    received_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    judged_at timestamp(0) with time zone,
    answer text,
    class text,
    rule text,
    rules_version smallint,
    effect text,
    reason text,
    is_counted boolean DEFAULT false NOT NULL,
    CONSTRAINT inbound_reports_effect_check CHECK ((effect = ANY (ARRAY['none'::text, 'counted'::text, 'suspended'::text, 'hardBounce'::text, 'complaint'::text, 'unsubscribed'::text]))),
    CONSTRAINT inbound_reports_kind_check CHECK ((kind = ANY (ARRAY['relay'::text, 'bounce'::text, 'complaint'::text, 'unsubscribe'::text])))
)
PARTITION BY RANGE (run_id);

ALTER TABLE ONLY public.inbound_reports FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.inbound_reports IS 'What is said about a mail after it was handed over, and what it did. One row per message and statement. In parts of a month each, by run.';

COMMENT ON COLUMN public.inbound_reports.subscriber_id IS 'Whom it is about, once that is known.';

COMMENT ON COLUMN public.inbound_reports.kind IS 'relay is noted with the message''s own state and judged later; the others are judged as they come in.';

COMMENT ON COLUMN public.inbound_reports.digest IS 'Of what it says, so that the same report twice is one.';

COMMENT ON COLUMN public.inbound_reports.answer IS 'The other side''s words without addresses; kept so that better rules can read them again.';

COMMENT ON COLUMN public.inbound_reports.class IS 'What it means: bounce-class.rules.ts names the classes.';

COMMENT ON COLUMN public.inbound_reports.rule IS 'The rule that said so, and rules_version of which set.';

COMMENT ON COLUMN public.inbound_reports.effect IS 'What was done about it.';

COMMENT ON COLUMN public.inbound_reports.is_counted IS 'Whether run_reports has taken notice of it.';

CREATE TABLE public.inbound_reports_first (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    message_id bigint NOT NULL,
    subscriber_id bigint,
    kind text NOT NULL,
    digest bytea DEFAULT '\x'::bytea NOT NULL,
    received_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    judged_at timestamp(0) with time zone,
    answer text,
    class text,
    rule text,
    rules_version smallint,
    effect text,
    reason text,
    is_counted boolean DEFAULT false NOT NULL,
    CONSTRAINT inbound_reports_effect_check CHECK ((effect = ANY (ARRAY['none'::text, 'counted'::text, 'suspended'::text, 'hardBounce'::text, 'complaint'::text, 'unsubscribed'::text]))),
    CONSTRAINT inbound_reports_kind_check CHECK ((kind = ANY (ARRAY['relay'::text, 'bounce'::text, 'complaint'::text, 'unsubscribe'::text])))
);

ALTER TABLE ONLY public.inbound_reports_first FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.inbound_reports_first IS 'What is said about a mail after it was handed over, one row per message and statement, and what it did.';

COMMENT ON COLUMN public.inbound_reports_first.subscriber_id IS 'Whom it is about, once that is known.';

COMMENT ON COLUMN public.inbound_reports_first.kind IS 'relay is noted with the message''s own state and judged later; the others are judged as they come in.';

COMMENT ON COLUMN public.inbound_reports_first.digest IS 'Of what it says, so that the same report twice is one.';

COMMENT ON COLUMN public.inbound_reports_first.answer IS 'The other side''s words without addresses; kept so that better rules can read them again.';

COMMENT ON COLUMN public.inbound_reports_first.class IS 'What it means: bounce-class.rules.ts names the classes.';

COMMENT ON COLUMN public.inbound_reports_first.rule IS 'The rule that said so, and rules_version of which set.';

COMMENT ON COLUMN public.inbound_reports_first.effect IS 'What was done about it.';

COMMENT ON COLUMN public.inbound_reports_first.is_counted IS 'Whether run_reports has taken notice of it.';

ALTER TABLE public.inbound_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.inbound_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.installation (
    is_only boolean DEFAULT true NOT NULL,
    secret_fingerprint bytea NOT NULL,
    set_at timestamp with time zone DEFAULT now() NOT NULL,
    refused_at timestamp with time zone,
    refused_login text,
    refused_address inet,
    CONSTRAINT installation_is_only_check CHECK (is_only)
);

COMMENT ON TABLE public.installation IS 'What is true of the installation as a whole; one row, written by the first process.';

COMMENT ON COLUMN public.installation.secret_fingerprint IS 'Keyed hash of a constant, under the master secret. It tells whether a secret is the right one and nothing else.';

COMMENT ON COLUMN public.installation.refused_at IS 'When a process with another master secret last wanted to start.';

CREATE TABLE public.invitations (
    account_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    role text NOT NULL,
    language_iso text NOT NULL,
    invited_by bigint NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'author'::text, 'analyst'::text]))),
    CONSTRAINT invitations_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.invitations FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.invitations IS 'Who is to become a member of an account; a newer one replaces that of the same email, and using it ends it.';

COMMENT ON COLUMN public.invitations.email_key IS 'The email as it is compared: lower case, domain as A-label.';

COMMENT ON COLUMN public.invitations.token_hash IS 'SHA-256 of the token in the link.';

ALTER TABLE public.invitations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.jobs (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    input jsonb NOT NULL,
    "position" jsonb,
    total bigint,
    done bigint DEFAULT 0 NOT NULL,
    faults integer DEFAULT 0 NOT NULL,
    reason text,
    result jsonb,
    revision bigint NOT NULL,
    created_by text NOT NULL,
    actor jsonb NOT NULL,
    permissions text[] NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    started_at timestamp(0) with time zone,
    finished_at timestamp(0) with time zone,
    action text NOT NULL,
    CONSTRAINT jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'canceled'::text])))
);

ALTER TABLE ONLY public.jobs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.jobs IS 'Background work that people wait for: what it is, how far it has come, how it ended';

COMMENT ON COLUMN public.jobs.kind IS 'Which use case it repeats';

COMMENT ON COLUMN public.jobs.input IS 'What it was asked to do';

COMMENT ON COLUMN public.jobs."position" IS 'Where the next block goes on; written with the effect of the block before';

COMMENT ON COLUMN public.jobs.total IS 'Steps it will have; null when nobody counted';

COMMENT ON COLUMN public.jobs.done IS 'Steps it has done';

COMMENT ON COLUMN public.jobs.faults IS 'Faults in a row without a step forward';

COMMENT ON COLUMN public.jobs.reason IS 'Why it failed: the code of the refusal, or internal_error';

COMMENT ON COLUMN public.jobs.result IS 'What came of it';

COMMENT ON COLUMN public.jobs.revision IS 'Numbers the changes of an account''s jobs, so that a listener can go on after one';

COMMENT ON COLUMN public.jobs.created_by IS 'Who asked for it, as the ledgers write it';

COMMENT ON COLUMN public.jobs.actor IS 'Who asked for it, as the job acts';

COMMENT ON COLUMN public.jobs.permissions IS 'What they were allowed when they asked';

COMMENT ON COLUMN public.jobs.finished_at IS 'When it was done, had failed or was canceled';

COMMENT ON COLUMN public.jobs.action IS 'What whoever stops it or goes on with it must be allowed to do';

ALTER TABLE public.jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.kept_out_newsletters (
    account_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.kept_out_newsletters FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.kept_out_newsletters IS 'Sent newsletters that no archive shows.';

CREATE TABLE public.ledger_months (
    month date NOT NULL,
    part text NOT NULL,
    first_run bigint NOT NULL,
    end_run bigint NOT NULL,
    dropped_at timestamp(0) with time zone
);

COMMENT ON TABLE public.ledger_months IS 'Which runs began in which month, and whether their messages are still kept.';

COMMENT ON COLUMN public.ledger_months.part IS 'How the names of its tables end.';

COMMENT ON COLUMN public.ledger_months.end_run IS 'Every run of the month has a smaller id. Ids leap to first_run when the month begins.';

COMMENT ON COLUMN public.ledger_months.dropped_at IS 'When its messages, blocks and reports went; null while they are kept.';

CREATE TABLE public.mailing_approvals (
    account_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    fingerprint text NOT NULL,
    planned_at timestamp(0) with time zone,
    note text NOT NULL,
    asked_by text NOT NULL,
    asked_at timestamp(0) with time zone NOT NULL,
    decided_by text,
    decided_at timestamp(0) with time zone,
    is_approved boolean,
    answer text,
    CONSTRAINT mailing_approvals_check CHECK ((((decided_at IS NULL) = (is_approved IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL))))
);

ALTER TABLE ONLY public.mailing_approvals FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.mailing_approvals IS 'The last time somebody asked that a mailing may leave, and what another user said.';

COMMENT ON COLUMN public.mailing_approvals.fingerprint IS 'Of what it said and to whom when it was asked about; any change makes another one, and the approval void.';

COMMENT ON COLUMN public.mailing_approvals.planned_at IS 'When it is to begin; null = as soon as it is approved, or it is not planned at all.';

COMMENT ON COLUMN public.mailing_approvals.note IS 'What whoever asked wants to say about it; empty = nothing.';

COMMENT ON COLUMN public.mailing_approvals.asked_by IS 'Who asked, such as user:7.';

COMMENT ON COLUMN public.mailing_approvals.decided_by IS 'Who answered; null = nobody yet.';

COMMENT ON COLUMN public.mailing_approvals.answer IS 'Why it was sent back; null = it was not.';

CREATE TABLE public.mailing_field_values (
    account_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    field_id bigint NOT NULL,
    value jsonb NOT NULL
);

ALTER TABLE ONLY public.mailing_field_values FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.mailing_field_values IS 'Values of mailing fields.';

CREATE TABLE public.mailings (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    is_active boolean,
    sender_name text NOT NULL,
    sender_email text NOT NULL,
    language_iso text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    channel_id bigint,
    group_ids bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    trigger_type_id bigint,
    source_mailing_id bigint,
    reply_to text,
    planned_at timestamp(0) with time zone,
    sent_at timestamp(0) with time zone,
    congratulated_on date,
    failure_reason text,
    version_of bigint,
    excluded_group_ids bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    purpose text DEFAULT 'general'::text NOT NULL,
    purpose_reason text,
    created_by text,
    changed_by text,
    planned_by text,
    deleted_at timestamp(0) with time zone,
    birthday_hour smallint DEFAULT 8 NOT NULL,
    not_after timestamp(0) with time zone,
    is_subject_fixed boolean DEFAULT false NOT NULL,
    is_content_fixed boolean DEFAULT false NOT NULL,
    lacks_audience boolean DEFAULT false NOT NULL,
    proposed_at timestamp(0) with time zone,
    subject_test jsonb,
    trial jsonb,
    welcome_days smallint DEFAULT 0 NOT NULL,
    welcomes_created boolean DEFAULT false NOT NULL,
    recipient_hour text,
    renews_at timestamp(0) with time zone,
    CONSTRAINT mailings_birthday_hour_check CHECK ((birthday_hour >= 0)),
    CONSTRAINT mailings_check CHECK (((type = 'trigger'::text) OR ((trigger_type_id IS NULL) AND (source_mailing_id IS NULL)))),
    CONSTRAINT mailings_check1 CHECK (((subject_test IS NULL) OR (type = 'standard'::text))),
    CONSTRAINT mailings_check2 CHECK (((trial IS NULL) OR (type = 'standard'::text))),
    CONSTRAINT mailings_check3 CHECK (((recipient_hour IS NULL) OR ((type = 'standard'::text) AND (trial IS NULL) AND (recipient_hour ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'::text)))),
    CONSTRAINT mailings_failure_check CHECK (((failure_reason IS NULL) OR (status = 'planned'::text))),
    CONSTRAINT mailings_purpose_check CHECK ((purpose = ANY (ARRAY['general'::text, 'transactional'::text]))),
    CONSTRAINT mailings_purpose_reason_check CHECK (((length(purpose_reason) >= 10) AND (length(purpose_reason) <= 500))),
    CONSTRAINT mailings_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'planned'::text, 'sent'::text]))),
    CONSTRAINT mailings_transactional_check CHECK ((((purpose = 'transactional'::text) = (purpose_reason IS NOT NULL)) AND ((type = 'trigger'::text) OR (purpose = 'general'::text)))),
    CONSTRAINT mailings_type_check CHECK ((type = ANY (ARRAY['standard'::text, 'optin'::text, 'optout'::text, 'birthday'::text, 'welcome'::text, 'trigger'::text]))),
    CONSTRAINT mailings_version_check CHECK (((version_of IS NULL) OR (type = ANY (ARRAY['optin'::text, 'optout'::text, 'standard'::text])))),
    CONSTRAINT mailings_welcome_days_check CHECK (((welcome_days >= 0) AND (welcome_days <= 30)))
);

ALTER TABLE ONLY public.mailings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.mailings IS 'What an editor plans: type, sender, recipients, time.';

COMMENT ON COLUMN public.mailings.type IS 'standard is sent once by its plan; optin, optout, birthday, welcome and trigger are sent by events for as long as they are active.';

COMMENT ON COLUMN public.mailings.is_active IS 'Null on a mailing that is sent once.';

COMMENT ON COLUMN public.mailings.group_ids IS 'Empty = all subscribers of the channel.';

COMMENT ON COLUMN public.mailings.source_mailing_id IS 'Set on the copy of a trigger mailing.';

COMMENT ON COLUMN public.mailings.congratulated_on IS 'Of a birthday mailing: the last day it has seen to.';

COMMENT ON COLUMN public.mailings.failure_reason IS 'Why a planned mailing could not start; nobody was mailed. Planning it again clears it.';

COMMENT ON COLUMN public.mailings.version_of IS 'The mailing that this one says in another language; null on that mailing itself. A version of a standard mailing lends everything but its words from it.';

COMMENT ON COLUMN public.mailings.excluded_group_ids IS 'Nobody in any of these groups gets it, whatever other group they are in.';

COMMENT ON COLUMN public.mailings.purpose IS 'transactional reaches people who left or were archived by hand, too, without tracking and without a way to leave; a copy keeps that of its making.';

COMMENT ON COLUMN public.mailings.purpose_reason IS 'Why a trigger mailing is transactional, in the words of whoever said so.';

COMMENT ON COLUMN public.mailings.created_by IS 'Who made it, such as user:7; null = before this was noted';

COMMENT ON COLUMN public.mailings.changed_by IS 'Who changed it last; null = before this was noted';

COMMENT ON COLUMN public.mailings.planned_by IS 'Who planned it last; null = nobody';

COMMENT ON COLUMN public.mailings.deleted_at IS 'Since when it lies in the trash; of what was sent or canceled, since when what it said is gone. Null = it is there';

COMMENT ON COLUMN public.mailings.birthday_hour IS 'Of a birthday mailing: from which hour of the day of the account it goes out.';

COMMENT ON COLUMN public.mailings.not_after IS 'Nothing of it is put on the wire later than this; null = no such time.';

COMMENT ON COLUMN public.mailings.is_subject_fixed IS 'The L-account it comes from keeps its subject.';

COMMENT ON COLUMN public.mailings.is_content_fixed IS 'The L-account it comes from keeps its content.';

COMMENT ON COLUMN public.mailings.lacks_audience IS 'Nobody has chosen yet whom it reaches; no choice is no audience.';

COMMENT ON COLUMN public.mailings.proposed_at IS 'When the L-account it comes from proposes to send it; null = it proposes nothing.';

COMMENT ON COLUMN public.mailings.subject_test IS 'Other subjects, the share of readers who try them, after how many hours and by what one wins: subject-test.rules.ts; null = one subject.';

COMMENT ON COLUMN public.mailings.trial IS 'How many get it first, and after how many minutes the others follow; null = all at once.';

COMMENT ON COLUMN public.mailings.welcome_days IS 'Of a welcome mailing: how many days after somebody has joined it is sent.';

COMMENT ON COLUMN public.mailings.welcomes_created IS 'Of a welcome mailing: also sent to people whom a program creates as receive-ready, who have confirmed nothing here.';

COMMENT ON COLUMN public.mailings.recipient_hour IS 'Day and hour on the clock of each recipient, such as 2027-03-28T09:00; planned_at is when the first clock in the account shows it. Null = all at planned_at.';

COMMENT ON COLUMN public.mailings.renews_at IS 'Of an active mailing: when the first of its later contents takes the place of what it says now.';

ALTER TABLE public.mailings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mailings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.memberships (
    account_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    user_id bigint NOT NULL,
    role text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    role_since timestamp(0) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'editor'::text, 'author'::text, 'analyst'::text])))
);

ALTER TABLE ONLY public.memberships FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.memberships IS 'Which user works in which account, and as what.';

COMMENT ON COLUMN public.memberships.role_since IS 'Since when the user is an admin of the account, or is not.';

CREATE TABLE public.message_changes (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    state smallint NOT NULL,
    n integer NOT NULL,
    reason text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.message_changes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.message_changes IS 'Messages that moved from state to state since the dispatcher last looked, summed up per statement. Only inserted and taken away.';

COMMENT ON COLUMN public.message_changes.n IS 'How many came into the state; negative = left it.';

COMMENT ON COLUMN public.message_changes.reason IS 'Why mails were excluded or quarantined, by reason; empty otherwise.';

ALTER TABLE public.message_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.message_ids
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.message_notices (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    run_id bigint NOT NULL,
    message_id bigint NOT NULL,
    type text NOT NULL,
    occurred_at timestamp(0) with time zone DEFAULT date_trunc('second'::text, now()) NOT NULL
);

ALTER TABLE ONLY public.message_notices FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.message_notices IS 'What happened to mails of accounts whose webhooks want to know, until the dispatcher has told it in account_events. Only inserted and taken away.';

COMMENT ON COLUMN public.message_notices.type IS 'The type of the event: event.rules.ts names them.';

ALTER TABLE public.message_notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.messages (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    due_at timestamp with time zone,
    wire_at timestamp with time zone,
    created_at timestamp(0) with time zone NOT NULL,
    owner bigint,
    content_id bigint,
    lane smallint NOT NULL,
    state smallint NOT NULL,
    attempt smallint DEFAULT 0 NOT NULL,
    claims smallint DEFAULT 0 NOT NULL,
    reply_code smallint,
    reply text,
    reason text,
    queue_id text,
    payload jsonb,
    rested_seconds integer,
    delivered_at timestamp(0) with time zone,
    session integer,
    is_doubt boolean GENERATED ALWAYS AS (
CASE
    WHEN (state = 6) THEN true
    ELSE NULL::boolean
END) STORED,
    held_by bigint GENERATED ALWAYS AS (
CASE
    WHEN ((due_at IS NOT NULL) AND (state = ANY (ARRAY[1, 2]))) THEN owner
    ELSE NULL::bigint
END) STORED
)
PARTITION BY RANGE (run_id);

ALTER TABLE ONLY public.messages FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.messages IS 'One mail to one person. The row is the permission to send it, and "only once". In parts of a month each, by run.';

COMMENT ON COLUMN public.messages.id IS 'Of a newsletter''s message its subscriber''s id, so that the primary key means "only once".';

COMMENT ON COLUMN public.messages.due_at IS 'When it must be looked at again: next attempt, end of a claim, next look at a doubt. Null = nothing to do by itself; infinity = its run is paused.';

COMMENT ON COLUMN public.messages.wire_at IS 'When its final dot may first have been written.';

COMMENT ON COLUMN public.messages.owner IS 'The sender that holds it.';

COMMENT ON COLUMN public.messages.content_id IS 'Of a single mail; otherwise the run''s.';

COMMENT ON COLUMN public.messages.lane IS '0 single mails, 1 newsletters; each has connections of its own.';

COMMENT ON COLUMN public.messages.state IS 'By number; message-state.rules.ts names them.';

COMMENT ON COLUMN public.messages.claims IS 'How many senders have ended while they held it, since it was last on the wire.';

COMMENT ON COLUMN public.messages.reply IS 'The relay''s last words.';

COMMENT ON COLUMN public.messages.queue_id IS 'What the relay calls it.';

COMMENT ON COLUMN public.messages.payload IS 'What only this mail says: values of placeholders, encrypted under a key that is not in here; a subject or sender name of its own.';

COMMENT ON COLUMN public.messages.rested_seconds IS 'How long it could not leave because its run was paused; it is no older for that.';

COMMENT ON COLUMN public.messages.delivered_at IS 'Of a single mail: when the relay''s log was read to say that the other side took it. Null for newsletters, and where the relay has no log.';

COMMENT ON COLUMN public.messages.session IS 'The connection to the relay it was last put on the wire in (relay_sessions).';

COMMENT ON COLUMN public.messages.is_doubt IS 'True while the mail is in doubt, else null; only there to be found by.';

COMMENT ON COLUMN public.messages.held_by IS 'The sender that has this single mail claimed or on the wire, else null; only there to be found by.';

CREATE TABLE public.messages_first (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    due_at timestamp with time zone,
    wire_at timestamp with time zone,
    created_at timestamp(0) with time zone NOT NULL,
    owner bigint,
    content_id bigint,
    lane smallint NOT NULL,
    state smallint NOT NULL,
    attempt smallint DEFAULT 0 NOT NULL,
    claims smallint DEFAULT 0 NOT NULL,
    reply_code smallint,
    reply text,
    reason text,
    queue_id text,
    payload jsonb,
    rested_seconds integer,
    delivered_at timestamp(0) with time zone,
    session integer,
    is_doubt boolean GENERATED ALWAYS AS (
CASE
    WHEN (state = 6) THEN true
    ELSE NULL::boolean
END) STORED,
    held_by bigint GENERATED ALWAYS AS (
CASE
    WHEN ((due_at IS NOT NULL) AND (state = ANY (ARRAY[1, 2]))) THEN owner
    ELSE NULL::bigint
END) STORED
)
WITH (fillfactor='85');

ALTER TABLE ONLY public.messages_first FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.messages_first IS 'One mail to one person. A newsletter''s message appears as it goes on the wire, a single mail appears pending (docs/adr/0010).';

COMMENT ON COLUMN public.messages_first.id IS 'Of a newsletter''s message its subscriber''s id, so that the primary key means "only once".';

COMMENT ON COLUMN public.messages_first.due_at IS 'When it must be looked at again: next attempt, end of a claim, next look at a doubt. Null = nothing to do by itself; infinity = its run is paused.';

COMMENT ON COLUMN public.messages_first.wire_at IS 'When its final dot may first have been written.';

COMMENT ON COLUMN public.messages_first.owner IS 'The sender that holds it.';

COMMENT ON COLUMN public.messages_first.content_id IS 'Of a single mail; otherwise the run''s.';

COMMENT ON COLUMN public.messages_first.lane IS '0 single mails, 1 newsletters; each has connections of its own.';

COMMENT ON COLUMN public.messages_first.state IS 'By number; message-state.rules.ts names them.';

COMMENT ON COLUMN public.messages_first.claims IS 'How many senders have ended while they held it, since it was last on the wire.';

COMMENT ON COLUMN public.messages_first.reply IS 'The relay''s last words.';

COMMENT ON COLUMN public.messages_first.queue_id IS 'What the relay calls it.';

COMMENT ON COLUMN public.messages_first.payload IS 'What only this mail says: placeholder values, a subject or sender name of its own.';

COMMENT ON COLUMN public.messages_first.rested_seconds IS 'How long it could not leave because its run was paused; it is no older for that.';

COMMENT ON COLUMN public.messages_first.delivered_at IS 'Of a single mail: when the relay''s log was read to say that the other side took it. Null for newsletters, and where the relay has no log.';

COMMENT ON COLUMN public.messages_first.session IS 'The connection to the relay it was last put on the wire in (relay_sessions).';

COMMENT ON COLUMN public.messages_first.is_doubt IS 'True while the mail is in doubt, else null; only there to be found by.';

COMMENT ON COLUMN public.messages_first.held_by IS 'The sender that has this single mail claimed or on the wire, else null; only there to be found by.';

CREATE TABLE public.migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp(0) with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.migrations IS 'Which migrations this database has been through, with a checksum that shows when a released one was edited.';

CREATE TABLE public.newsletter_archives (
    account_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    public_id text NOT NULL,
    is_open boolean NOT NULL,
    is_indexable boolean NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT newsletter_archives_public_id_check CHECK ((public_id ~ '^[0-9a-f]{32}$'::text))
);

ALTER TABLE ONLY public.newsletter_archives FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_archives IS 'The public page of what was sent to a channel. No row = it never had one.';

COMMENT ON COLUMN public.newsletter_archives.public_id IS '128 random bits, in the address of the archive; stays as long as the channel.';

COMMENT ON COLUMN public.newsletter_archives.is_open IS 'Otherwise its address says that there is nothing.';

COMMENT ON COLUMN public.newsletter_archives.is_indexable IS 'Whether search engines may show it.';

CREATE TABLE public.newsletter_articles (
    account_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    "position" smallint NOT NULL,
    article_id bigint NOT NULL
);

ALTER TABLE ONLY public.newsletter_articles FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_articles IS 'The articles of a newsletter in their order; one whose HTML was written by hand has none.';

CREATE TABLE public.newsletter_days (
    account_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    day date NOT NULL,
    kind smallint NOT NULL,
    content_id bigint NOT NULL,
    link smallint NOT NULL,
    agent smallint NOT NULL,
    verdict smallint NOT NULL,
    n bigint NOT NULL,
    people bigint NOT NULL,
    anonymous bigint NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.newsletter_days FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_days IS 'What happened with a newsletter on one day of the account''s time zone (docs/adr/0018).';

COMMENT ON COLUMN public.newsletter_days.day IS '-infinity = the sum of all days.';

COMMENT ON COLUMN public.newsletter_days.kind IS 'statistic-kind.rules.ts names them.';

COMMENT ON COLUMN public.newsletter_days.link IS 'The link of a click, otherwise 0.';

COMMENT ON COLUMN public.newsletter_days.people IS 'Mails with which it happened for the first time: their sum over days is what is called unique.';

COMMENT ON COLUMN public.newsletter_days.anonymous IS 'Events of nobody who could be recognised; they are part of n and never of people.';

CREATE TABLE public.newsletter_hours (
    account_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    hour timestamp(0) without time zone NOT NULL,
    kind smallint NOT NULL,
    n bigint NOT NULL,
    machine bigint NOT NULL,
    people bigint NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.newsletter_hours FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_hours IS 'Opens and clicks of the first three days of a newsletter, by the hour of the account''s time zone (docs/adr/0018).';

COMMENT ON COLUMN public.newsletter_hours.kind IS 'statistic-kind.rules.ts names them; opens and clicks only.';

COMMENT ON COLUMN public.newsletter_hours.n IS 'Events of people, recognised or not.';

COMMENT ON COLUMN public.newsletter_hours.machine IS 'Events of machines.';

COMMENT ON COLUMN public.newsletter_hours.people IS 'Mails with which it happened for the first time.';

CREATE TABLE public.newsletter_people (
    account_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    kind smallint NOT NULL,
    link smallint NOT NULL,
    content_id bigint NOT NULL,
    run_id bigint NOT NULL,
    message_id bigint NOT NULL,
    day date NOT NULL,
    agent smallint NOT NULL,
    hour timestamp(0) without time zone
);

ALTER TABLE ONLY public.newsletter_people FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_people IS 'Each mail with which something happened, once per kind: what makes unique counts exact, and who is behind a number.';

COMMENT ON COLUMN public.newsletter_people.hour IS 'The hour of the first opening or click, in the first three days of a newsletter; null later, and of single mails.';

CREATE TABLE public.newsletter_states (
    account_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    state smallint NOT NULL,
    n bigint NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.newsletter_states FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_states IS 'How many mails of a newsletter are in which state.';

CREATE TABLE public.newsletter_versions (
    account_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    number integer NOT NULL,
    saved_by text,
    begun_at timestamp(0) with time zone NOT NULL,
    saved_at timestamp(0) with time zone NOT NULL,
    changes text[] NOT NULL,
    content jsonb NOT NULL
);

ALTER TABLE ONLY public.newsletter_versions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletter_versions IS 'What a newsletter said after a save; the last 100 are kept.';

COMMENT ON COLUMN public.newsletter_versions.number IS 'Counts up with every save that is kept; numbers are never used again.';

COMMENT ON COLUMN public.newsletter_versions.saved_by IS 'Who saved it, such as user:7; null = what was there before the first save.';

COMMENT ON COLUMN public.newsletter_versions.begun_at IS 'When its first words were saved: what the same user saves within ten minutes of it is the same version.';

COMMENT ON COLUMN public.newsletter_versions.changes IS 'What differs from the version before: subject, previewText, theme, order, article:id.';

COMMENT ON COLUMN public.newsletter_versions.content IS 'Subject, preview text, theme, and the articles in their order with what they said.';

CREATE TABLE public.newsletters (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    theme_id bigint,
    subject text NOT NULL,
    html text NOT NULL,
    plain_text text,
    placeholders text[] DEFAULT '{}'::text[] NOT NULL,
    content_id bigint,
    sent_at timestamp(0) with time zone,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    preview_text text DEFAULT ''::text NOT NULL,
    placeholder_examples jsonb DEFAULT '{}'::jsonb NOT NULL,
    later_contents jsonb
);

ALTER TABLE ONLY public.newsletters FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.newsletters IS 'The content part of a mailing, which is what recipients get and what statistics count.';

COMMENT ON COLUMN public.newsletters.plain_text IS 'Null = derived from the HTML.';

COMMENT ON COLUMN public.newsletters.content_id IS 'What single mails of an active mailing say from now on, frozen anew with every edit; of a planned one what its run will say, frozen with the plan.';

COMMENT ON COLUMN public.newsletters.preview_text IS 'What inboxes show beside the subject; empty = the first words of the mail.';

COMMENT ON COLUMN public.newsletters.placeholder_examples IS 'What placeholders mean, and a value for previews, tests and the shown call: label and exampleValue, by name.';

COMMENT ON COLUMN public.newsletters.later_contents IS 'Of an active mailing: what it says from which time on, when articles begin or are over, as [{"from": …, "contentId": …}]; a content of null = nothing is left.';

ALTER TABLE public.newsletters ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.newsletters_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.operator_act_head (
    is_only boolean DEFAULT true NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    kept_after bigint DEFAULT 0 NOT NULL,
    kept_after_hash bytea,
    kept_after_mac bytea,
    CONSTRAINT operator_act_head_beginning_check CHECK ((((kept_after = 0) = (kept_after_hash IS NULL)) AND ((kept_after = 0) = (kept_after_mac IS NULL)) AND (kept_after <= seq))),
    CONSTRAINT operator_act_head_is_only_check CHECK (is_only)
);

COMMENT ON TABLE public.operator_act_head IS 'Where the chain of operator_acts ends: what is cut off there is missed.';

COMMENT ON COLUMN public.operator_act_head.is_only IS 'Keeps the table at one row.';

COMMENT ON COLUMN public.operator_act_head.kept_after IS 'The number of the last entry that went because it was three years old; 0 = none did.';

COMMENT ON COLUMN public.operator_act_head.kept_after_hash IS 'The hash of that entry, which the first that is kept follows.';

COMMENT ON COLUMN public.operator_act_head.kept_after_mac IS 'HMAC over both, under the key of the chain.';

CREATE TABLE public.operator_acts (
    seq bigint NOT NULL,
    at timestamp(0) with time zone NOT NULL,
    actor text NOT NULL,
    address text,
    act text NOT NULL,
    object_id bigint,
    changes jsonb NOT NULL,
    request_id text,
    hash bytea NOT NULL
);

COMMENT ON TABLE public.operator_acts IS 'What operators did that concerns no single account, chained like audit_entries (docs/adr/0047).';

COMMENT ON COLUMN public.operator_acts.actor IS 'Who did it: operator:7; operator = the command line.';

COMMENT ON COLUMN public.operator_acts.address IS 'From where; null for the command line.';

COMMENT ON COLUMN public.operator_acts.act IS 'What was done, as sending.freeze.';

COMMENT ON COLUMN public.operator_acts.changes IS 'By member, [before, after]; null instead where values are not kept.';

COMMENT ON COLUMN public.operator_acts.hash IS 'HMAC over the entry and the hash before it.';

CREATE TABLE public.operator_recovery_codes (
    operator_id bigint NOT NULL,
    code_hmac bytea NOT NULL
);

COMMENT ON TABLE public.operator_recovery_codes IS 'Codes that stand in for the authenticator app of an operator, each once.';

CREATE TABLE public.operator_requests (
    id bigint NOT NULL,
    kind text NOT NULL,
    account_id bigint,
    user_id bigint,
    reason text NOT NULL,
    asked_by bigint NOT NULL,
    asked_at timestamp(0) with time zone NOT NULL,
    agreed_at timestamp(0) with time zone,
    outcome text,
    ended_at timestamp(0) with time zone,
    ended_by bigint,
    CONSTRAINT operator_requests_end CHECK (((outcome IS NULL) = (ended_at IS NULL))),
    CONSTRAINT operator_requests_kind_check CHECK ((kind = ANY (ARRAY['unlockAccount'::text, 'resetFactor'::text]))),
    CONSTRAINT operator_requests_object CHECK ((((account_id IS NOT NULL) = (kind = 'unlockAccount'::text)) AND ((user_id IS NOT NULL) = (kind = 'resetFactor'::text)))),
    CONSTRAINT operator_requests_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'withdrawn'::text, 'lapsed'::text]))),
    CONSTRAINT operator_requests_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);

COMMENT ON TABLE public.operator_requests IS 'What an operator has asked the others to agree to; their votes stand in operator_votes.';

COMMENT ON COLUMN public.operator_requests.account_id IS 'The account to unlock; null for any other kind.';

COMMENT ON COLUMN public.operator_requests.user_id IS 'Whose lost second factor is to be reset; null for any other kind.';

COMMENT ON COLUMN public.operator_requests.agreed_at IS 'When enough of them had agreed; a reset waits for a day from then on.';

COMMENT ON COLUMN public.operator_requests.outcome IS 'What became of it; null = it is open.';

COMMENT ON COLUMN public.operator_requests.ended_by IS 'Who has done or withdrawn it; null = it is open, or nobody did in time.';

ALTER TABLE public.operator_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operator_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.operator_sessions (
    id bigint NOT NULL,
    operator_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    has_factor boolean NOT NULL,
    address text NOT NULL,
    agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT operator_sessions_token_hash_check CHECK ((length(token_hash) = 32))
);

COMMENT ON TABLE public.operator_sessions IS 'Where operators are signed in.';

COMMENT ON COLUMN public.operator_sessions.token_hash IS 'SHA-256 of the token in the cookie.';

COMMENT ON COLUMN public.operator_sessions.has_factor IS 'Whether a second factor was shown; without one the session is good for setting one up and nothing else.';

ALTER TABLE public.operator_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operator_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.operator_votes (
    matter text NOT NULL,
    operator_id bigint NOT NULL,
    voted_at timestamp with time zone NOT NULL
);

COMMENT ON TABLE public.operator_votes IS 'What operators have agreed to that takes several of them.';

COMMENT ON COLUMN public.operator_votes.matter IS 'What is agreed to, and of when: a vote counts for that one alone.';

CREATE TABLE public.operators (
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    language_iso text DEFAULT 'en'::text NOT NULL,
    password_hash text NOT NULL,
    totp_sealed bytea,
    totp_confirmed_at timestamp(0) with time zone,
    totp_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    removed_at timestamp(0) with time zone
);

COMMENT ON TABLE public.operators IS 'Who signs in to the console. They are no users: an email may be both, and neither opens the other''s door.';

COMMENT ON COLUMN public.operators.email_key IS 'The email as it is compared.';

COMMENT ON COLUMN public.operators.password_hash IS 'argon2id; empty once the operator was removed.';

COMMENT ON COLUMN public.operators.totp_sealed IS 'The secret of the authenticator app, sealed; null = none was begun.';

COMMENT ON COLUMN public.operators.totp_confirmed_at IS 'Since when codes are asked for; null = the first sign-in has to set them up.';

COMMENT ON COLUMN public.operators.totp_step IS 'The half minute of the last code that was taken: each is taken once.';

COMMENT ON COLUMN public.operators.removed_at IS 'The row stays, because logs name the operator by its id.';

ALTER TABLE public.operators ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operators_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.optin_requests (
    account_id bigint NOT NULL,
    message_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    channel_ids bigint[] NOT NULL,
    deferred_data jsonb,
    token_nonce bytea NOT NULL,
    token_hash bytea NOT NULL,
    address_hmac bytea NOT NULL,
    consent_seq bigint NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    confirmed_at timestamp(0) with time zone,
    confirm_ip inet,
    user_agent text,
    group_id bigint
);

ALTER TABLE ONLY public.optin_requests FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.optin_requests IS 'What an opt-in mail asks for. Of the link''s token only the hash is kept.';

COMMENT ON COLUMN public.optin_requests.deferred_data IS 'Values that take effect when the person confirms.';

COMMENT ON COLUMN public.optin_requests.token_nonce IS 'The token is derived from it and the master secret.';

COMMENT ON COLUMN public.optin_requests.address_hmac IS 'The link counts for this address alone.';

COMMENT ON COLUMN public.optin_requests.consent_seq IS 'The link counts for channels that nobody archived after this entry of the consent ledger.';

COMMENT ON COLUMN public.optin_requests.group_id IS 'The group the person enters by confirming, if it is still there; null = none.';

CREATE TABLE public.optin_visits (
    account_id bigint NOT NULL,
    message_id bigint NOT NULL,
    id bigint NOT NULL,
    visited_at timestamp(0) with time zone NOT NULL,
    method text NOT NULL,
    outcome text NOT NULL,
    reason text NOT NULL,
    ip text NOT NULL,
    user_agent text NOT NULL,
    page_hash bytea
);

ALTER TABLE ONLY public.optin_visits FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.optin_visits IS 'Every visit to an opt-in link that meant something, with the reason it was taken for a person or a machine.';

ALTER TABLE public.optin_visits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.optin_visits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.optouts (
    account_id bigint NOT NULL,
    consent_seq bigint NOT NULL,
    last_consent_seq bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    channel_ids bigint[] NOT NULL,
    left_channel_ids bigint[] NOT NULL,
    former jsonb NOT NULL,
    newsletter_id bigint,
    message_id bigint,
    address_hmac bytea NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    undone_at timestamp(0) with time zone
);

ALTER TABLE ONLY public.optouts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.optouts IS 'What somebody ended on a page, and how it was before, for as long as it can be taken back.';

COMMENT ON COLUMN public.optouts.consent_seq IS 'The first entry of the consent ledger about it; last_consent_seq is the last.';

COMMENT ON COLUMN public.optouts.channel_ids IS 'The channels it changed.';

COMMENT ON COLUMN public.optouts.left_channel_ids IS 'Those of them that were receive-ready.';

COMMENT ON COLUMN public.optouts.former IS 'The subscriptions as they were.';

COMMENT ON COLUMN public.optouts.newsletter_id IS 'The newsletter whose link was used; null = none.';

COMMENT ON COLUMN public.optouts.message_id IS 'The mail about it; null = there was none to send.';

COMMENT ON COLUMN public.optouts.address_hmac IS 'Keyed hash of the address it counts for.';

CREATE TABLE public.page_settings (
    account_id bigint NOT NULL,
    channel_id bigint DEFAULT 0 NOT NULL,
    confirmation_url text,
    optin_expired_url text,
    unsubscribe_url text,
    note_url text,
    single_page_mode boolean,
    optin_confirm_mode text,
    brand_name text,
    brand_colour text,
    logo_url text,
    imprint_url text,
    updated_at timestamp(0) with time zone NOT NULL,
    own_channel_id bigint GENERATED ALWAYS AS (NULLIF(channel_id, 0)) STORED,
    postal_address text,
    register_url text,
    register_form_id bigint,
    theme_id bigint,
    is_inherited boolean DEFAULT false NOT NULL,
    CONSTRAINT page_settings_brand_colour_check CHECK ((brand_colour ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT page_settings_inherited_check CHECK (((NOT is_inherited) OR (channel_id <> 0))),
    CONSTRAINT page_settings_optin_confirm_mode_check CHECK ((optin_confirm_mode = ANY (ARRAY['direct'::text, 'adaptive'::text, 'button'::text]))),
    CONSTRAINT page_settings_postal_address_check CHECK (((length(postal_address) >= 5) AND (length(postal_address) <= 500)))
);

ALTER TABLE ONLY public.page_settings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.page_settings IS 'The customer''s pages and brand behind the links of mails.';

COMMENT ON COLUMN public.page_settings.channel_id IS '0 holds for the whole account. In the row of a channel, null means "as the account has it".';

COMMENT ON COLUMN public.page_settings.own_channel_id IS 'Only there for the foreign key, which has nothing to say about the account''s own row.';

COMMENT ON COLUMN public.page_settings.postal_address IS 'Where the sender can be reached by letter; stands in opt-in mails.';

COMMENT ON COLUMN public.page_settings.register_url IS 'Where people sign up: a page of the customer; null = none of its own.';

COMMENT ON COLUMN public.page_settings.register_form_id IS 'The form people sign up by, instead of a page of the customer.';

COMMENT ON COLUMN public.page_settings.theme_id IS 'What is around newsletters that have no theme of their own.';

COMMENT ON COLUMN public.page_settings.is_inherited IS 'What the L-account has given a channel it handed down: holds where the channel has nothing of its own, before what holds for the whole account.';

CREATE TABLE public.page_texts (
    account_id bigint NOT NULL,
    hash bytea NOT NULL,
    html text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.page_texts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.page_texts IS 'The exact page somebody was asked on, once for all who saw the same.';

CREATE TABLE public.passkeys (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(0) with time zone,
    CONSTRAINT passkeys_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1023))),
    CONSTRAINT passkeys_sign_count_check CHECK ((sign_count >= 0))
);

ALTER TABLE ONLY public.passkeys FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.passkeys IS 'Keys by which a user signs in instead of, or besides, the password; the secret half never leaves the user''s device.';

COMMENT ON COLUMN public.passkeys.credential_id IS 'What the device calls the key; sent along with whatever it signs.';

COMMENT ON COLUMN public.passkeys.public_key IS 'COSE key that checks what the device signs.';

COMMENT ON COLUMN public.passkeys.sign_count IS 'How often the device says it has signed; 0 = it does not count. One that counts backwards is a copy.';

COMMENT ON COLUMN public.passkeys.transports IS 'How browsers reach the device, as they said when it was added.';

COMMENT ON COLUMN public.passkeys.name IS 'What the user calls it.';

ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.password_resets (
    user_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT password_resets_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.password_resets FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.password_resets IS 'Users who may choose a new password by a link; a newer one replaces the former, and using it ends it.';

COMMENT ON COLUMN public.password_resets.token_hash IS 'SHA-256 of the token in the link.';

CREATE TABLE public.passwords (
    user_id bigint NOT NULL,
    hash text NOT NULL,
    changed_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.passwords FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.passwords IS 'What a password is compared with, apart from the user, so that nobody reads it by reading names.';

COMMENT ON COLUMN public.passwords.hash IS 'argon2id with its parameters and salt.';

CREATE TABLE public.pictures (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    file text NOT NULL,
    digest bytea NOT NULL,
    name text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    alt_text text NOT NULL,
    is_decorative boolean NOT NULL,
    added_by text,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    deleted_at timestamp(0) with time zone,
    CONSTRAINT pictures_digest_check CHECK ((length(digest) = 32)),
    CONSTRAINT pictures_file_check CHECK ((file ~ '^[1-9][0-9]*-[0-9a-f]{32}[.](jpg|png|gif|webp)$'::text))
);

ALTER TABLE ONLY public.pictures FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.pictures IS 'Pictures that newsletters of an account may show.';

COMMENT ON COLUMN public.pictures.file IS 'The account, 128 random bits and the kind: the name in the store, and the end of its address.';

COMMENT ON COLUMN public.pictures.digest IS 'SHA-256 of the bytes as they are kept; the same picture is kept once.';

COMMENT ON COLUMN public.pictures.alt_text IS 'What it shows, for those who do not see it; empty = nobody said, or it only decorates.';

COMMENT ON COLUMN public.pictures.is_decorative IS 'Somebody said that it only decorates: readers who do not see it miss nothing.';

COMMENT ON COLUMN public.pictures.added_by IS 'Who added it, such as user:7.';

COMMENT ON COLUMN public.pictures.deleted_at IS 'When it was taken out of the library; it can be put back for 30 days.';

ALTER TABLE public.pictures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.pictures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.publications (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    article_id bigint,
    mailing_id bigint,
    version integer NOT NULL,
    digest bytea NOT NULL,
    may_adapt boolean NOT NULL,
    fixes_subject boolean NOT NULL,
    fixes_content boolean NOT NULL,
    proposed_at timestamp(0) with time zone,
    published_by text NOT NULL,
    published_at timestamp(0) with time zone NOT NULL,
    withdrawn_at timestamp(0) with time zone,
    CONSTRAINT publications_check CHECK ((num_nonnulls(article_id, mailing_id) <= 1))
);

ALTER TABLE ONLY public.publications FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.publications IS 'Articles and mailings of an L-account that it has published to accounts below it.';

COMMENT ON COLUMN public.publications.version IS 'Counts up whenever what is published differs from what was published last.';

COMMENT ON COLUMN public.publications.digest IS 'SHA-256 of what was published last and of its terms: publishing the same again changes nothing.';

COMMENT ON COLUMN public.publications.may_adapt IS 'Of an article: whether the accounts below may make an own copy of it.';

COMMENT ON COLUMN public.publications.fixes_subject IS 'Of a mailing: the accounts below cannot change its subject.';

COMMENT ON COLUMN public.publications.fixes_content IS 'Of a mailing: the accounts below cannot change its content.';

COMMENT ON COLUMN public.publications.proposed_at IS 'Of a mailing: when it might be sent; whoever sends it decides.';

COMMENT ON COLUMN public.publications.withdrawn_at IS 'When it was taken back from every account; null = it is out.';

ALTER TABLE public.publications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.publications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.received_articles (
    account_id bigint NOT NULL,
    article_id bigint NOT NULL,
    from_account_id bigint NOT NULL,
    publication_id bigint NOT NULL,
    from_article_id bigint NOT NULL,
    version integer NOT NULL,
    content jsonb NOT NULL,
    may_adapt boolean NOT NULL,
    is_adapted boolean NOT NULL,
    received_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.received_articles FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.received_articles IS 'Articles of an account that follow one of the L-account above it.';

COMMENT ON COLUMN public.received_articles.publication_id IS 'What it came with there: the article itself, or a mailing it is part of.';

COMMENT ON COLUMN public.received_articles.from_article_id IS 'The article it follows, in the L-account.';

COMMENT ON COLUMN public.received_articles.version IS 'The version of the publication it was received with last.';

COMMENT ON COLUMN public.received_articles.content IS 'What the L-account says: it follows this, or goes back to it.';

COMMENT ON COLUMN public.received_articles.is_adapted IS 'It is an own copy by now, and does not follow.';

CREATE TABLE public.received_mailings (
    account_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    from_account_id bigint NOT NULL,
    publication_id bigint NOT NULL,
    version integer NOT NULL,
    taken jsonb NOT NULL,
    newest_version integer NOT NULL,
    newest jsonb,
    received_at timestamp(0) with time zone NOT NULL,
    withdrawn_at timestamp(0) with time zone
);

ALTER TABLE ONLY public.received_mailings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.received_mailings IS 'Mailings of an account that are copies of one of the L-account above it.';

COMMENT ON COLUMN public.received_mailings.version IS 'The version the copy says.';

COMMENT ON COLUMN public.received_mailings.taken IS 'What that version said: where the copy differs, somebody changed it here.';

COMMENT ON COLUMN public.received_mailings.newest_version IS 'The version that was published last.';

COMMENT ON COLUMN public.received_mailings.newest IS 'What it says, while the copy has not taken it; null = it has.';

COMMENT ON COLUMN public.received_mailings.withdrawn_at IS 'When the L-account took it back; null = it has not.';

CREATE TABLE public.recovery_codes (
    user_id bigint NOT NULL,
    code_hmac bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT recovery_codes_code_hmac_check CHECK ((length(code_hmac) = 32))
);

ALTER TABLE ONLY public.recovery_codes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.recovery_codes IS 'Codes that stand in for a second factor, each once: using one deletes it.';

COMMENT ON COLUMN public.recovery_codes.code_hmac IS 'Keyed hash of the code; the code itself was shown once and is kept nowhere.';

CREATE TABLE public.relay_daemons (
    relay text NOT NULL,
    pid integer NOT NULL,
    instance text NOT NULL,
    client text NOT NULL,
    seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

COMMENT ON TABLE public.relay_daemons IS 'Daemons of the relay that have a client, ours or not, as far as its log has been read.';

COMMENT ON COLUMN public.relay_daemons.instance IS 'The Postfix they belong to: a start of its master ends the sessions of all its daemons.';

CREATE TABLE public.relay_queue (
    relay text NOT NULL,
    queue_id text NOT NULL,
    run_id bigint NOT NULL,
    message_id bigint NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    taken boolean DEFAULT true NOT NULL
);

COMMENT ON TABLE public.relay_queue IS 'Which message is behind a name in the relay''s queue, until the log says that it has left.';

COMMENT ON COLUMN public.relay_queue.taken IS 'The queue manager has it. A name without that is a mail on its way in, or one that was withdrawn.';

CREATE TABLE public.relay_sessions (
    id integer NOT NULL,
    relay text NOT NULL,
    client text NOT NULL,
    sender_id bigint,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    answered_at timestamp with time zone,
    ended_at timestamp with time zone
);

COMMENT ON TABLE public.relay_sessions IS 'Each connection of ours to the relay: of senders, and visits that show whether its log moves.';

COMMENT ON COLUMN public.relay_sessions.relay IS 'As the one who connected calls it.';

COMMENT ON COLUMN public.relay_sessions.client IS 'Our address and port, by which the relay''s log names the session.';

COMMENT ON COLUMN public.relay_sessions.sender_id IS 'Null for a visit.';

COMMENT ON COLUMN public.relay_sessions.answered_at IS 'Of a visit: when the relay had taken leave of us. Its lines must stand in the log from then on.';

COMMENT ON COLUMN public.relay_sessions.ended_at IS 'When the log was read to say that the session has ended.';

ALTER TABLE public.relay_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.relay_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.relays (
    name text NOT NULL,
    log_file bigint DEFAULT 0 NOT NULL,
    log_offset bigint DEFAULT 0 NOT NULL,
    caught_up_at timestamp with time zone,
    proven_at timestamp with time zone,
    gap_at timestamp with time zone
);

COMMENT ON TABLE public.relays IS 'How far each relay''s log has been read.';

COMMENT ON COLUMN public.relays.log_file IS 'Hash of the file''s first line, which it keeps when it is rotated.';

COMMENT ON COLUMN public.relays.caught_up_at IS 'The log had no further line at this moment.';

COMMENT ON COLUMN public.relays.proven_at IS 'When the last visit began whose lines have been read: whatever was logged before has been read as well.';

COMMENT ON COLUMN public.relays.gap_at IS 'Lines from before this moment are missing in the log, so its silence about older mails proves nothing.';

CREATE TABLE public.report_changes (
    account_id bigint NOT NULL,
    report_id bigint NOT NULL
);

ALTER TABLE ONLY public.report_changes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.report_changes IS 'Reports that were judged since the dispatcher last looked.';

CREATE TABLE public.round_failures (
    account_id bigint NOT NULL,
    round text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    failed_at timestamp with time zone DEFAULT now() NOT NULL,
    failure text NOT NULL
);

ALTER TABLE ONLY public.round_failures FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.round_failures IS 'Accounts that a round could not serve in its last turn; the others were served.';

COMMENT ON COLUMN public.round_failures.since IS 'Since when every turn has failed here.';

COMMENT ON COLUMN public.round_failures.failure IS 'What it was about, and the code or name of the failure; the log has the rest.';

CREATE TABLE public.rounds (
    name text NOT NULL,
    every_seconds real NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    succeeded_at timestamp with time zone,
    failed_at timestamp with time zone,
    failure text,
    done integer,
    total integer
);

COMMENT ON TABLE public.rounds IS 'What processes do again and again, each with when it last came to its end (docs/operations/health.md).';

COMMENT ON COLUMN public.rounds.every_seconds IS 'How long it rests after each turn.';

COMMENT ON COLUMN public.rounds.begun_at IS 'When its last turn began, or is known to have been at work.';

COMMENT ON COLUMN public.rounds.succeeded_at IS 'When a turn last came to its end, whatever single accounts did.';

COMMENT ON COLUMN public.rounds.failure IS 'Code or name of the last failure of a whole turn; the log has the rest.';

COMMENT ON COLUMN public.rounds.done IS 'Of the turn under way: accounts it has been to; null where it does not go from account to account.';

CREATE TABLE public.run_blocks (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    block bigint NOT NULL,
    targets bit(1024) NOT NULL,
    cnt smallint NOT NULL,
    state smallint DEFAULT 0 NOT NULL,
    owner bigint,
    crashes smallint DEFAULT 0 NOT NULL,
    calm smallint DEFAULT 0 NOT NULL,
    suspect bigint,
    ahead bit(1024)[],
    ahead_cnt smallint,
    settled integer DEFAULT 0 NOT NULL
)
PARTITION BY RANGE (run_id);

ALTER TABLE ONLY public.run_blocks FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_blocks IS 'Whom a run is aimed at, frozen when it starts: one bitmap per 1,024 subscriber ids. In parts of a month each, by run.';

COMMENT ON COLUMN public.run_blocks.state IS '0 open, 1 leased, 2 done: every target has a message that is settled or waits by itself, 3 held: the same of those in parts that may go out, and the others wait for the end of a trial, or for their hour.';

COMMENT ON COLUMN public.run_blocks.owner IS 'The sender that has leased it.';

COMMENT ON COLUMN public.run_blocks.crashes IS 'How many senders have ended while they held it with little done; from 3 on it is tried in parts (docs/operations/sending.md).';

COMMENT ON COLUMN public.run_blocks.calm IS 'How many parts of it have been tried since without one that ended.';

COMMENT ON COLUMN public.run_blocks.suspect IS 'The subscriber that was tried alone last.';

COMMENT ON COLUMN public.run_blocks.ahead IS 'A bitmap for each part of them: who goes first, by subject, or who is due at which of run_hours; null = the run has no parts.';

COMMENT ON COLUMN public.run_blocks.ahead_cnt IS 'How many of them are in parts that may go out.';

COMMENT ON COLUMN public.run_blocks.settled IS 'How many of its people had a message when a sender last gave it back; of a block that was done before this was noted, 0.';

CREATE TABLE public.run_blocks_first (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    block bigint NOT NULL,
    targets bit(1024) NOT NULL,
    cnt smallint NOT NULL,
    state smallint DEFAULT 0 NOT NULL,
    owner bigint,
    crashes smallint DEFAULT 0 NOT NULL,
    calm smallint DEFAULT 0 NOT NULL,
    suspect bigint,
    ahead bit(1024)[],
    ahead_cnt smallint,
    settled integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='80');

ALTER TABLE ONLY public.run_blocks_first FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_blocks_first IS 'Whom a run is aimed at, frozen when it starts: one bitmap per 1,024 subscriber ids. A sender leases a whole block.';

COMMENT ON COLUMN public.run_blocks_first.state IS '0 open, 1 leased, 2 done: every target has a message that is settled or waits by itself.';

COMMENT ON COLUMN public.run_blocks_first.owner IS 'The sender that has leased it.';

COMMENT ON COLUMN public.run_blocks_first.crashes IS 'How many senders have ended while they held it with little done; from 3 on it is tried in parts (docs/operations/sending.md).';

COMMENT ON COLUMN public.run_blocks_first.calm IS 'How many parts of it have been tried since without one that ended.';

COMMENT ON COLUMN public.run_blocks_first.suspect IS 'The subscriber that was tried alone last.';

CREATE TABLE public.run_facets (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    facet text NOT NULL COLLATE pg_catalog."C",
    block bigint NOT NULL,
    members bit(1024) NOT NULL,
    CONSTRAINT run_facets_facet_check CHECK ((facet = ANY (ARRAY['received'::text, 'opened'::text, 'clicked'::text])))
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.run_facets FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_facets IS 'Who received, opened and clicked the mail of a run that was aimed at people, as one bitmap per 1,024 subscriber ids; received but for what waits in arrival_changes. For thirteen months.';

COMMENT ON COLUMN public.run_facets.members IS 'One bit per id of the block.';

CREATE TABLE public.run_group_counts (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    is_stale boolean DEFAULT true NOT NULL,
    counted_at timestamp(0) with time zone,
    counted_to timestamp(3) with time zone,
    took_ms bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.run_group_counts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_group_counts IS 'When run_group_sums of a run were counted last. Gone after thirteen months, when nothing is left to count them from.';

COMMENT ON COLUMN public.run_group_counts.is_stale IS 'Something happened with its mails since.';

COMMENT ON COLUMN public.run_group_counts.counted_to IS 'Up to when opens and clicks are in them; null = not counted yet.';

COMMENT ON COLUMN public.run_group_counts.took_ms IS 'What it cost to count them: whatever is expensive is counted less often.';

CREATE TABLE public.run_group_sums (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    group_id bigint NOT NULL,
    delivered bigint DEFAULT 0 NOT NULL,
    opened bigint DEFAULT 0 NOT NULL,
    clicked bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.run_group_sums FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_group_sums IS 'How many of a group got, opened and clicked the mail of a run.';

COMMENT ON COLUMN public.run_group_sums.group_id IS '0 = everybody the run was aimed at.';

CREATE TABLE public.run_groups (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    block bigint NOT NULL,
    group_id bigint NOT NULL,
    members bit(1024) NOT NULL
);

ALTER TABLE ONLY public.run_groups FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_groups IS 'Who was in the groups of an audience when its run began, as one bitmap per 1,024 subscriber ids; only of runs with several groups, for thirteen months.';

COMMENT ON COLUMN public.run_groups.members IS 'One bit per id of the block; also of members the run was not aimed at.';

CREATE TABLE public.run_hours (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    n smallint NOT NULL,
    due_at timestamp(0) with time zone NOT NULL,
    zone text NOT NULL,
    people bigint NOT NULL,
    has_come boolean NOT NULL
);

ALTER TABLE ONLY public.run_hours FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_hours IS 'The moments at which the people of a run are due, one for all zones whose clocks show the hour then.';

COMMENT ON COLUMN public.run_hours.n IS 'Which bitmap of run_blocks.ahead says who that is, from 0.';

COMMENT ON COLUMN public.run_hours.due_at IS 'By the clock of the account; where nothing may leave so late, when the rest expires.';

COMMENT ON COLUMN public.run_hours.zone IS 'One of the zones, to name the hour by.';

COMMENT ON COLUMN public.run_hours.has_come IS 'They may go out; also where nobody is due.';

CREATE TABLE public.run_reports (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    class text NOT NULL,
    messages bigint NOT NULL,
    since timestamp(0) with time zone
);

ALTER TABLE ONLY public.run_reports FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_reports IS 'How many mails of a run something came back about, by class; the brake goes by it.';

COMMENT ON COLUMN public.run_reports.messages IS 'Each mail counts once in a class.';

COMMENT ON COLUMN public.run_reports.since IS 'When the run was resumed last before this was counted; null = never.';

CREATE TABLE public.run_sums (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    state smallint NOT NULL,
    reason text NOT NULL,
    n bigint NOT NULL
);

ALTER TABLE ONLY public.run_sums FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_sums IS 'How the messages of a run stand, but for what waits in message_changes; it stays when they go, after KEEP_MESSAGES_MONTHS.';

COMMENT ON COLUMN public.run_sums.reason IS 'Why mails were excluded or quarantined, by reason; empty otherwise.';

CREATE TABLE public.run_tests (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    kind text NOT NULL,
    state text DEFAULT 'ahead'::text NOT NULL,
    people bigint NOT NULL,
    wait_seconds integer NOT NULL,
    waits_until timestamp(0) with time zone,
    judged_by text,
    decided_at timestamp(0) with time zone,
    decided_by text,
    outcome text,
    winner smallint,
    CONSTRAINT run_tests_check CHECK (((kind = 'subjects'::text) = (judged_by IS NOT NULL))),
    CONSTRAINT run_tests_check1 CHECK (((state = 'over'::text) = (decided_at IS NOT NULL))),
    CONSTRAINT run_tests_judged_by_check CHECK ((judged_by = ANY (ARRAY['clicks'::text, 'opens'::text]))),
    CONSTRAINT run_tests_kind_check CHECK ((kind = ANY (ARRAY['trial'::text, 'subjects'::text]))),
    CONSTRAINT run_tests_outcome_check CHECK ((outcome = ANY (ARRAY['most'::text, 'level'::text, 'few'::text, 'chosen'::text, 'fine'::text, 'resumed'::text]))),
    CONSTRAINT run_tests_state_check CHECK ((state = ANY (ARRAY['ahead'::text, 'waiting'::text, 'held'::text, 'over'::text])))
);

ALTER TABLE ONLY public.run_tests FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_tests IS 'How far the part of a run is that goes first, and what became of it (docs/adr/0052).';

COMMENT ON COLUMN public.run_tests.state IS 'ahead: it is going out; waiting: until waits_until; held: the trial went badly and somebody has to resume the run; over: the rest goes out.';

COMMENT ON COLUMN public.run_tests.people IS 'How many go first.';

COMMENT ON COLUMN public.run_tests.wait_seconds IS 'How long the others wait after the first part is out.';

COMMENT ON COLUMN public.run_tests.waits_until IS 'By the clock of the account; moves on by as long as the run is paused. Null = the first part is not out yet.';

COMMENT ON COLUMN public.run_tests.judged_by IS 'What the readers have to do with a subject; null = a trial.';

COMMENT ON COLUMN public.run_tests.decided_by IS 'Who chose, such as user:7; null = the rule did.';

COMMENT ON COLUMN public.run_tests.outcome IS 'Why it is over.';

COMMENT ON COLUMN public.run_tests.winner IS 'The number of the subject that the rest gets.';

CREATE TABLE public.run_variants (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    n smallint NOT NULL,
    content_id bigint NOT NULL,
    subject text NOT NULL,
    people bigint NOT NULL,
    delivered bigint,
    opens bigint,
    clicks bigint
);

ALTER TABLE ONLY public.run_variants FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.run_variants IS 'The subjects of a test, and how they stood when it was decided.';

COMMENT ON COLUMN public.run_variants.n IS '0 is the first subject, the one that is sent when nothing decides.';

COMMENT ON COLUMN public.run_variants.content_id IS 'What its mails say; messages and clicks name it.';

COMMENT ON COLUMN public.run_variants.people IS 'How many try it.';

COMMENT ON COLUMN public.run_variants.delivered IS 'When it was decided: taken by the relay and not come back; null before.';

COMMENT ON COLUMN public.run_variants.opens IS 'Mails that people opened, or all openings by people where nobody is recognised.';

COMMENT ON COLUMN public.run_variants.clicks IS 'The same of clicks.';

CREATE TABLE public.runs (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    newsletter_id bigint NOT NULL,
    class text NOT NULL,
    occurrence text NOT NULL,
    channel_id bigint NOT NULL,
    content_id bigint,
    state text DEFAULT 'sending'::text NOT NULL,
    pause_reason text,
    resumed_at timestamp(0) with time zone,
    targeted bigint DEFAULT 0 NOT NULL,
    started_at timestamp(0) with time zone NOT NULL,
    finished_at timestamp(0) with time zone,
    paused_at timestamp(0) with time zone,
    without_end bigint,
    purpose text DEFAULT 'general'::text NOT NULL,
    resume_reason text,
    not_after timestamp(0) with time zone,
    has_test boolean DEFAULT false NOT NULL,
    language_contents jsonb,
    by_hour boolean DEFAULT false NOT NULL,
    settled bigint DEFAULT 0 NOT NULL,
    has_facets boolean DEFAULT true NOT NULL,
    CONSTRAINT runs_class_check CHECK ((class = ANY (ARRAY['newsletter'::text, 'birthday'::text, 'campaign'::text, 'optin'::text, 'optout'::text, 'welcome'::text, 'trigger'::text]))),
    CONSTRAINT runs_purpose_check CHECK ((purpose = ANY (ARRAY['general'::text, 'transactional'::text]))),
    CONSTRAINT runs_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'paused'::text, 'canceled'::text, 'finished'::text])))
);

ALTER TABLE ONLY public.runs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.runs IS 'One dispatch of one newsletter with its content frozen. Opt-in, opt-out and trigger mailings have a standing run for each month.';

COMMENT ON COLUMN public.runs.occurrence IS 'What makes a run happen once: the planned time in UTC; standing or test while it takes single mails, and with its month after that.';

COMMENT ON COLUMN public.runs.content_id IS 'Null on a standing run: each of its messages names its own content.';

COMMENT ON COLUMN public.runs.resumed_at IS 'Whoever resumed it had seen what came back until then; only later refusals and reports can stop it again.';

COMMENT ON COLUMN public.runs.targeted IS 'How many it was aimed at when it started.';

COMMENT ON COLUMN public.runs.paused_at IS 'When it was paused last. Mail that waits is no older for the time until it is resumed.';

COMMENT ON COLUMN public.runs.without_end IS 'How many of its mails the relay had accepted, and brought to no end, long after the run was finished; null = not looked at yet.';

COMMENT ON COLUMN public.runs.purpose IS 'Of its mailing, when it began.';

COMMENT ON COLUMN public.runs.resume_reason IS 'Why it was let go on after it had stopped itself, in the words of whoever did; null = it never was';

COMMENT ON COLUMN public.runs.not_after IS 'Nothing of it is put on the wire later than this; the rest expires. Null = no such time.';

COMMENT ON COLUMN public.runs.has_test IS 'A part of it goes first; run_tests says how far that is.';

COMMENT ON COLUMN public.runs.language_contents IS 'What its mails say by the language of the person; whoever speaks none of these gets content_id. Null = it has one language.';

COMMENT ON COLUMN public.runs.by_hour IS 'Its people are due when it is the hour where they are; run_hours says when that is.';

COMMENT ON COLUMN public.runs.settled IS 'The same of all its blocks, but for what waits in block_changes.';

COMMENT ON COLUMN public.runs.has_facets IS 'False = it began before facets were kept.';

ALTER TABLE public.runs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.saved_views (
    account_id bigint NOT NULL,
    user_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    search jsonb NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    created_at timestamp(0) with time zone NOT NULL
);

ALTER TABLE ONLY public.saved_views FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.saved_views IS 'Filters and order of the list of people under a name, for one user; they go with the membership';

COMMENT ON COLUMN public.saved_views.search IS 'What the address of the list says; the words somebody looks for are not in it';

COMMENT ON COLUMN public.saved_views.is_default IS 'What the list begins with, for this user';

ALTER TABLE public.saved_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.secret_rotations (
    fingerprint bytea NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.secret_rotations IS 'Master secrets that have replaced the one the installation was set up with; the last of them counts.';

COMMENT ON COLUMN public.secret_rotations.fingerprint IS 'As in installation.';

CREATE TABLE public.sender_domains (
    account_id bigint NOT NULL,
    domain text NOT NULL,
    selector text NOT NULL,
    return_path_domain text NOT NULL,
    rsa_key_sealed bytea NOT NULL,
    ed25519_key_sealed bytea,
    checks jsonb DEFAULT '[]'::jsonb NOT NULL,
    verified_at timestamp(0) with time zone,
    checked_at timestamp(0) with time zone,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    key_made_at timestamp(0) with time zone NOT NULL,
    next_selector text,
    next_rsa_key_sealed bytea,
    next_ed25519_key_sealed bytea,
    former_selector text,
    former_until timestamp(0) with time zone,
    customer_id bigint NOT NULL,
    CONSTRAINT sender_domains_former CHECK ((num_nonnulls(former_selector, former_until) = ANY (ARRAY[0, 2]))),
    CONSTRAINT sender_domains_next CHECK ((num_nonnulls(next_selector, next_rsa_key_sealed, next_ed25519_key_sealed) = ANY (ARRAY[0, 3])))
);

ALTER TABLE ONLY public.sender_domains FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.sender_domains IS 'Domains an account may send from, with the keys that sign its mail, sealed with the master secret.';

COMMENT ON COLUMN public.sender_domains.checks IS 'What was found in the DNS, record by record.';

COMMENT ON COLUMN public.sender_domains.verified_at IS 'Since when all records are as they should be; null = they are not.';

COMMENT ON COLUMN public.sender_domains.key_made_at IS 'When the keys that sign were made.';

COMMENT ON COLUMN public.sender_domains.next_selector IS 'Of keys that will sign once their records are found; null = none are on their way.';

COMMENT ON COLUMN public.sender_domains.next_rsa_key_sealed IS 'Sealed as the key it will replace.';

COMMENT ON COLUMN public.sender_domains.next_ed25519_key_sealed IS 'Sealed as the key it will replace.';

COMMENT ON COLUMN public.sender_domains.former_selector IS 'Of keys that sign no longer and are gone; their records are still needed.';

COMMENT ON COLUMN public.sender_domains.former_until IS 'From then on the records of the former selector may be removed.';

COMMENT ON COLUMN public.sender_domains.customer_id IS 'Of the account. A domain is verified for one customer at a time.';

CREATE TABLE public.senders (
    id bigint NOT NULL,
    host text NOT NULL,
    pid integer NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    heartbeat_at timestamp with time zone DEFAULT now() NOT NULL,
    stopped_at timestamp with time zone,
    term integer DEFAULT 1 NOT NULL,
    returned_at timestamp with time zone,
    memory_bytes bigint,
    stalled_run bigint,
    stalled_block bigint,
    stalled_since timestamp with time zone,
    away_relays text[] DEFAULT '{}'::text[] NOT NULL
);

COMMENT ON TABLE public.senders IS 'Every process that may put mail on the wire. A new start is a new row, so that an old one cannot write in its name.';

COMMENT ON COLUMN public.senders.host IS 'Where its process id names it: host, boot and process namespace.';

COMMENT ON COLUMN public.senders.term IS 'What this sender writes takes effect in the term it was begun in, or never.';

COMMENT ON COLUMN public.senders.returned_at IS 'When the work it held as it ended went back to the others; null while it may still hold some.';

COMMENT ON COLUMN public.senders.memory_bytes IS 'What its process had in memory at its last sign of life.';

COMMENT ON COLUMN public.senders.stalled_since IS 'Since when nothing has come to an end in the block of its hands that has waited longest (stalled_run, stalled_block).';

COMMENT ON COLUMN public.senders.away_relays IS 'Relays that took no mail at its last sign of life, by name; the usual one has none and stands here as an empty text.';

ALTER TABLE public.senders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.senders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sending_state (
    is_only boolean DEFAULT true NOT NULL,
    system_identifier text NOT NULL,
    timeline integer NOT NULL,
    seal bytea NOT NULL,
    frozen_reason text,
    frozen_at timestamp(0) with time zone,
    CONSTRAINT sending_state_is_only_check CHECK (is_only)
);

COMMENT ON TABLE public.sending_state IS 'The one database and timeline sending is bound to: a copy, a restore or a promotion starts frozen.';

COMMENT ON COLUMN public.sending_state.is_only IS 'Keeps the table at one row.';

COMMENT ON COLUMN public.sending_state.frozen_reason IS 'Why no mail may leave; null = it may.';

CREATE TABLE public.sessions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    address text NOT NULL,
    agent text,
    rights_hash text DEFAULT ''::text NOT NULL,
    shown_at timestamp with time zone,
    CONSTRAINT sessions_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.sessions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.sessions IS 'Where users are signed in. The cookie holds a random token, this table its SHA-256.';

COMMENT ON COLUMN public.sessions.seen_at IS 'The last request somebody made, to about half a minute; live updates do not count.';

COMMENT ON COLUMN public.sessions.address IS 'Where the sign-in came from.';

COMMENT ON COLUMN public.sessions.agent IS 'What the browser called itself.';

COMMENT ON COLUMN public.sessions.rights_hash IS 'MD5 of the accounts and roles its user had when the token was made; another one now means that a new token is due.';

COMMENT ON COLUMN public.sessions.shown_at IS 'When the user showed who they are, where that was before the session began; null = then. 1970 = nobody knows.';

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sign_in_failures (
    id bigint NOT NULL,
    user_hmac bytea NOT NULL,
    address_hmac bytea NOT NULL,
    failed_at timestamp with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.sign_in_failures IS 'Sign-ins of the last hour that failed or are under way, wishes for a new password and sign-ups, by keyed hashes of email and address.';

ALTER TABLE public.sign_in_failures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_failures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.signups (
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    organisation text NOT NULL,
    password_hash text NOT NULL,
    language_iso text NOT NULL,
    time_zone text NOT NULL,
    account_type text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT signups_account_type_check CHECK ((account_type = ANY (ARRAY['L'::text, 'S'::text]))),
    CONSTRAINT signups_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.signups FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.signups IS 'Who wants an account and has not opened the link of the mail yet; gone when it is used, or after a day.';

COMMENT ON COLUMN public.signups.email_key IS 'The email as it is compared: lower case, domain as A-label.';

COMMENT ON COLUMN public.signups.organisation IS 'What the account will be called.';

COMMENT ON COLUMN public.signups.password_hash IS 'argon2id with its parameters and salt.';

COMMENT ON COLUMN public.signups.token_hash IS 'SHA-256 of the token in the link.';

ALTER TABLE public.signups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.signups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.soft_bounces (
    account_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    in_a_row smallint DEFAULT 0 NOT NULL,
    first_at timestamp(0) with time zone,
    last_run_id bigint,
    last_at timestamp(0) with time zone NOT NULL,
    doubted_at timestamp(0) with time zone,
    suspended_until timestamp(0) with time zone,
    suspensions smallint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.soft_bounces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.soft_bounces IS 'People whose mailbox did not take the last mails. No status says this: it ends by itself, or with the next delivery.';

COMMENT ON COLUMN public.soft_bounces.in_a_row IS 'Runs in a row that ended softly.';

COMMENT ON COLUMN public.soft_bounces.first_at IS 'When the first of them did.';

COMMENT ON COLUMN public.soft_bounces.doubted_at IS 'When the address first looked as if it did not exist.';

COMMENT ON COLUMN public.soft_bounces.suspended_until IS 'Left out of new newsletters until then.';

COMMENT ON COLUMN public.soft_bounces.suspensions IS 'How often that has happened.';

CREATE TABLE public.statistics_progress (
    is_only boolean DEFAULT true NOT NULL,
    folded_to timestamp(3) with time zone NOT NULL,
    checked_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT statistics_progress_is_only_check CHECK (is_only)
);

COMMENT ON TABLE public.statistics_progress IS 'How far opens and clicks have been added to the sums.';

COMMENT ON COLUMN public.statistics_progress.folded_to IS 'Every event before this moment is counted.';

COMMENT ON COLUMN public.statistics_progress.checked_at IS 'When the sums were last compared with what they were made of.';

CREATE TABLE public.subscriber_facets (
    account_id bigint NOT NULL,
    facet text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    block bigint NOT NULL,
    members bit(1024) NOT NULL,
    cnt smallint NOT NULL,
    version bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.subscriber_facets FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.subscriber_facets IS 'Which subscribers have a property, as one bitmap per 1,024 ids: totals and pages are sums and ANDs (docs/adr/0002). Written by triggers alone.';

COMMENT ON COLUMN public.subscriber_facets.facet IS 'all, status:<channel>, field:<field>, group:<group>, zone or consent (to being recognised).';

COMMENT ON COLUMN public.subscriber_facets.value IS 'Of a status such as 1 or 2/1, of a field its value as text, of a zone its name, otherwise empty.';

COMMENT ON COLUMN public.subscriber_facets.block IS 'The ids divided by 1,024.';

COMMENT ON COLUMN public.subscriber_facets.members IS 'One bit per id of the block.';

COMMENT ON COLUMN public.subscriber_facets.cnt IS 'How many bits are set.';

COMMENT ON COLUMN public.subscriber_facets.version IS 'Of all: the transaction that changed the people of the block last, their subscriptions or their entries in the ledger. It never comes twice.';

CREATE TABLE public.subscriber_groups (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    type smallint NOT NULL,
    can_edit boolean NOT NULL,
    can_delete boolean NOT NULL,
    can_assign_subscribers boolean NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    conditions jsonb,
    last_count bigint DEFAULT 0 NOT NULL,
    counted_at timestamp(0) with time zone,
    deleted_at timestamp(0) with time zone,
    CONSTRAINT subscriber_groups_conditions_check CHECK (((conditions IS NULL) OR (type = 2))),
    CONSTRAINT subscriber_groups_type_check CHECK (((type >= 1) AND (type <= 3)))
);

ALTER TABLE ONLY public.subscriber_groups FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.subscriber_groups IS 'Sets of subscribers to send to.';

COMMENT ON COLUMN public.subscriber_groups.name_key IS 'The name as it is compared: unique in an account whatever the letter case.';

COMMENT ON COLUMN public.subscriber_groups.type IS '1 static (by hand), 2 dynamic (by conditions), 3 external (kept by another system).';

COMMENT ON COLUMN public.subscriber_groups.conditions IS 'Of a dynamic group: a tree of boxes and lines (condition.rules.ts). Null = it has none, and nobody is in it.';

COMMENT ON COLUMN public.subscriber_groups.last_count IS 'Of a dynamic group: how many matched when it was last saved.';

COMMENT ON COLUMN public.subscriber_groups.counted_at IS 'When that was; null = of another kind of group, or never.';

COMMENT ON COLUMN public.subscriber_groups.deleted_at IS 'When it was deleted; it can be put back for 30 days. Null = it is there; whoever reads groups asks for that.';

ALTER TABLE public.subscriber_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.subscriber_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.subscribers (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    gender_id smallint,
    academic_title text,
    firstname text,
    lastname text,
    salutation text,
    city text,
    birthday date,
    birthday_mmdd smallint GENERATED ALWAYS AS ((((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))::smallint) STORED,
    language_iso text,
    reference text,
    customer_fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    address_guard smallint DEFAULT 0 NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    email_changed_at timestamp(0) with time zone,
    tracking_consent_at timestamp(0) with time zone,
    kind text DEFAULT 'person'::text NOT NULL,
    time_zone text,
    CONSTRAINT subscribers_gender_id_check CHECK (((gender_id >= 1) AND (gender_id <= 3))),
    CONSTRAINT subscribers_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'organisation'::text])))
);

ALTER TABLE ONLY public.subscribers FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.subscribers IS 'A person or organisation in an account''s list. Only the address is required.';

COMMENT ON COLUMN public.subscribers.email IS 'The address as it was given.';

COMMENT ON COLUMN public.subscribers.email_key IS 'The address as it is compared: one person in an account has it once.';

COMMENT ON COLUMN public.subscribers.gender_id IS '1 male, 2 female, 3 diverse; null = unknown.';

COMMENT ON COLUMN public.subscribers.birthday_mmdd IS 'The day without its year, 702 for 2 July. A column, because row-level security keeps expressions from an index.';

COMMENT ON COLUMN public.subscribers.language_iso IS 'The language the person is written to in; null = the account''s.';

COMMENT ON COLUMN public.subscribers.reference IS 'Where the record came from, in the words of whoever made it.';

COMMENT ON COLUMN public.subscribers.customer_fields IS 'Values of subscriber fields by field id.';

COMMENT ON COLUMN public.subscribers.address_guard IS 'Archived reasons that concern the address and not one channel, as a bit set over the status additions. They join the guard of channels still to come.';

COMMENT ON COLUMN public.subscribers.email_changed_at IS 'What a mail server says about a mail from before is about another address.';

COMMENT ON COLUMN public.subscribers.tracking_consent_at IS 'Since when the person agrees to be recognised in statistics; null = not, or no longer.';

COMMENT ON COLUMN public.subscribers.kind IS 'An organisation has its name in lastname, and neither title, first name, gender nor birthday.';

COMMENT ON COLUMN public.subscribers.time_zone IS 'IANA name; null = that of the account.';

CREATE TABLE public.subscriptions (
    account_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    status smallint NOT NULL,
    status_addition smallint,
    guard smallint DEFAULT 0 NOT NULL,
    demoted boolean DEFAULT false NOT NULL,
    optin_at timestamp(0) with time zone,
    optin_ip inet,
    received_optin_at timestamp(0) with time zone,
    optout_at timestamp(0) with time zone,
    optout_ip inet,
    optout_newsletter_id bigint,
    CONSTRAINT subscriptions_check CHECK ((((status = 1) AND (status_addition IS NULL)) OR ((status = 2) AND (status_addition IS NOT NULL) AND ((status_addition >= 1) AND (status_addition <= 3))) OR ((status = 3) AND (status_addition IS NOT NULL) AND ((status_addition >= 4) AND (status_addition <= 8)))))
);

ALTER TABLE ONLY public.subscriptions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.subscriptions IS 'One subscriber in one channel: the only place where a status lives.';

COMMENT ON COLUMN public.subscriptions.status IS '1 receive-ready, 2 not receive-ready, 3 archived.';

COMMENT ON COLUMN public.subscriptions.status_addition IS 'Why. Of 2: 1 opt-in pending, 2 no opt-in, 3 transactional mail only. Of 3: 4 unsubscribed, 5 hard bounce, 6 by hand, 7 complained, 8 blacklisted.';

COMMENT ON COLUMN public.subscriptions.guard IS 'Archived reasons since the person last agreed, as a bit set over the additions 4 to 8. Going back takes the permission for each.';

COMMENT ON COLUMN public.subscriptions.demoted IS 'A write took it out of receive-ready without archiving it; archiving it later still counts as archiving a receive-ready one.';

COMMENT ON COLUMN public.subscriptions.optin_at IS 'When it last became receive-ready.';

COMMENT ON COLUMN public.subscriptions.optin_ip IS 'Of the browser that confirmed; null when an API write did it.';

COMMENT ON COLUMN public.subscriptions.received_optin_at IS 'When the latest opt-in mail was handed to dispatch; its link works for seven days from here.';

COMMENT ON COLUMN public.subscriptions.optout_at IS 'When the person last unsubscribed or complained.';

COMMENT ON COLUMN public.subscriptions.optout_newsletter_id IS 'The newsletter whose link the person left by.';

CREATE TABLE public.support_sessions (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    granted_by bigint NOT NULL,
    reason text NOT NULL,
    granted_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    ends_at timestamp(0) with time zone NOT NULL,
    ended_at timestamp(0) with time zone,
    CONSTRAINT support_sessions_length CHECK (((ends_at > granted_at) AND (ends_at <= (granted_at + '24:00:00'::interval)))),
    CONSTRAINT support_sessions_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);

ALTER TABLE ONLY public.support_sessions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.support_sessions IS 'When admins have let operators look at the people of the account. Operators only read, and each look stands in the audit log.';

COMMENT ON COLUMN public.support_sessions.granted_by IS 'The user who let them in; may have left since.';

COMMENT ON COLUMN public.support_sessions.ends_at IS 'When it ends by itself.';

COMMENT ON COLUMN public.support_sessions.ended_at IS 'When an admin ended it before; null = nobody did.';

ALTER TABLE public.support_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.support_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.suppressions (
    account_id bigint NOT NULL,
    email_hmac bytea NOT NULL,
    channel_id bigint NOT NULL,
    guard smallint NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT suppressions_guard_check CHECK ((guard > 0))
);

ALTER TABLE ONLY public.suppressions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.suppressions IS 'What stays of a deleted address: a keyed hash and the archived reasons it had, so that deleting and creating gains nothing.';

COMMENT ON COLUMN public.suppressions.channel_id IS '0 = the address itself, in every channel.';

COMMENT ON COLUMN public.suppressions.guard IS 'Archived reasons as a bit set over the status additions. Bit 0 of a channel: there the person agreed again after leaving everything, so that what the address has left does not count in it.';

CREATE TABLE public.test_addresses (
    account_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    language_iso text NOT NULL,
    added_by text NOT NULL,
    token_hash bytea NOT NULL,
    asked_at timestamp(0) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(0) with time zone NOT NULL,
    confirmed_at timestamp(0) with time zone,
    CONSTRAINT test_addresses_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.test_addresses FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.test_addresses IS 'Where test mails may go beside users and subscribers; only confirmed ones are chosen.';

COMMENT ON COLUMN public.test_addresses.email_key IS 'The email as it is compared: lower case, domain as A-label.';

COMMENT ON COLUMN public.test_addresses.added_by IS 'As the ledgers name them, such as user:7.';

COMMENT ON COLUMN public.test_addresses.token_hash IS 'SHA-256 of the token in the link.';

COMMENT ON COLUMN public.test_addresses.asked_at IS 'When the last mail with a link was wanted.';

COMMENT ON COLUMN public.test_addresses.confirmed_at IS 'When whoever reads there agreed by the link; null = not yet.';

ALTER TABLE public.test_addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.test_addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.themes (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    html text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    shipped text,
    from_account_id bigint,
    from_id bigint,
    deleted_at timestamp(0) with time zone
);

ALTER TABLE ONLY public.themes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.themes IS 'The look of newsletters: HTML around the place {content}.';

COMMENT ON COLUMN public.themes.shipped IS 'Which of the themes that come with the service it is; users cannot change it. Null = the account''s own.';

COMMENT ON COLUMN public.themes.from_account_id IS 'The L-account it came from; null = the account''s own.';

COMMENT ON COLUMN public.themes.from_id IS 'Its id there.';

COMMENT ON COLUMN public.themes.deleted_at IS 'When it was deleted: a gap in drafts that wear it. Null = it is there.';

ALTER TABLE public.themes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.themes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.totp_factors (
    user_id bigint NOT NULL,
    secret_sealed bytea NOT NULL,
    confirmed_at timestamp(0) with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.totp_factors FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.totp_factors IS 'The secret that a user''s authenticator app makes codes of; asked for at sign-in once it is confirmed.';

COMMENT ON COLUMN public.totp_factors.secret_sealed IS 'Sealed under the master secret, for this user alone.';

COMMENT ON COLUMN public.totp_factors.confirmed_at IS 'When the user first showed a code of it; before that it counts for nothing.';

COMMENT ON COLUMN public.totp_factors.last_step IS 'The half minute of the last code that was taken: it, and any before it, is taken no more.';

CREATE TABLE public.tracking_events (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    id bigint NOT NULL,
    message_id bigint,
    content_id bigint,
    link smallint,
    agent smallint NOT NULL,
    is_head boolean NOT NULL,
    is_prefetch boolean NOT NULL,
    verdict smallint NOT NULL,
    rules smallint NOT NULL,
    network cidr,
    told boolean,
    CONSTRAINT tracking_events_check CHECK (((link IS NULL) = (content_id IS NULL)))
)
PARTITION BY RANGE (at);

ALTER TABLE ONLY public.tracking_events FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.tracking_events IS 'One open or click. Partitioned by month.';

COMMENT ON COLUMN public.tracking_events.id IS 'Made by the process that took the event; tells events of one millisecond apart, so that writing one twice changes nothing.';

COMMENT ON COLUMN public.tracking_events.message_id IS 'Null = nobody can be recognised.';

COMMENT ON COLUMN public.tracking_events.link IS 'The number of the link; null = an open.';

COMMENT ON COLUMN public.tracking_events.agent IS 'The kind of program; verdict.rules.ts knows the numbers. Its own words are not kept.';

COMMENT ON COLUMN public.tracking_events.verdict IS 'A person, or a machine and why; verdict.rules.ts knows the numbers.';

COMMENT ON COLUMN public.tracking_events.rules IS 'The version of the rules that judged it.';

COMMENT ON COLUMN public.tracking_events.network IS '/24 or /48; null when unknown.';

COMMENT ON COLUMN public.tracking_events.told IS 'That an account wanted to know of it and was told; null = not. Events are judged again when others come late, and told once.';

CREATE TABLE public.tracking_events_rest (
    account_id bigint NOT NULL,
    run_id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    id bigint NOT NULL,
    message_id bigint,
    content_id bigint,
    link smallint,
    agent smallint NOT NULL,
    is_head boolean NOT NULL,
    is_prefetch boolean NOT NULL,
    verdict smallint NOT NULL,
    rules smallint NOT NULL,
    network cidr,
    told boolean,
    CONSTRAINT tracking_events_check CHECK (((link IS NULL) = (content_id IS NULL)))
);

ALTER TABLE ONLY public.tracking_events_rest FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tracking_progress (
    is_only boolean DEFAULT true NOT NULL,
    judged_to timestamp(3) with time zone NOT NULL,
    changed_from timestamp(3) with time zone,
    changes bigint DEFAULT 0 NOT NULL,
    CONSTRAINT tracking_progress_is_only_check CHECK (is_only)
);

COMMENT ON TABLE public.tracking_progress IS 'How far neighbours of opens and clicks have been looked at.';

COMMENT ON COLUMN public.tracking_progress.changed_from IS 'Events from this moment on have come or changed after they were judged; null = none that nobody has seen yet.';

COMMENT ON COLUMN public.tracking_progress.changes IS 'Goes up with every such change.';

CREATE TABLE public.tracking_withdrawals (
    account_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    withdrawn_at timestamp(3) with time zone NOT NULL,
    agreed_again_at timestamp(3) with time zone
);

ALTER TABLE ONLY public.tracking_withdrawals FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.tracking_withdrawals IS 'When a person was not to be recognised although mails from before still could. Outlives the person, because mails do.';

COMMENT ON COLUMN public.tracking_withdrawals.agreed_again_at IS 'Null = to this day.';

CREATE TABLE public.trigger_copies (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    trigger_type_id bigint NOT NULL,
    source_mailing_id bigint NOT NULL,
    status text DEFAULT 'created'::text NOT NULL,
    content_id bigint NOT NULL,
    receivers integer DEFAULT 0 NOT NULL,
    scheduled_at timestamp(0) with time zone,
    started_at timestamp(0) with time zone,
    finished_at timestamp(0) with time zone,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT trigger_copies_receivers_check CHECK (((receivers >= 0) AND (receivers <= 1000000))),
    CONSTRAINT trigger_copies_status_check CHECK ((status = ANY (ARRAY['created'::text, 'receiversAttached'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'canceled'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.trigger_copies FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.trigger_copies IS 'A campaign: the copy of a trigger mailing with its receivers. Its id is the id of its mailing.';

COMMENT ON COLUMN public.trigger_copies.receivers IS 'How many are attached.';

CREATE TABLE public.trigger_types (
    customer_id bigint NOT NULL,
    id bigint NOT NULL,
    key text NOT NULL,
    translations jsonb NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT trigger_types_key_check CHECK ((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

ALTER TABLE ONLY public.trigger_types FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.trigger_types IS 'The kinds of events an outside system may send trigger mailings for.';

COMMENT ON COLUMN public.trigger_types.key IS 'What the outside system calls it.';

ALTER TABLE public.trigger_types ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.trigger_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.used_challenges (
    nonce bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT used_challenges_nonce_check CHECK ((length(nonce) = 16))
);

COMMENT ON TABLE public.used_challenges IS 'What was signed once and is therefore good no more; kept until it would have expired anyway.';

COMMENT ON COLUMN public.used_challenges.nonce IS 'What tells one challenge from every other.';

CREATE TABLE public.used_company_answers (
    state_hash bytea NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT used_company_answers_state_hash_check CHECK ((length(state_hash) = 32))
);

COMMENT ON TABLE public.used_company_answers IS 'Answers of a provider that were taken in the last hour: each is taken once.';

COMMENT ON COLUMN public.used_company_answers.state_hash IS 'SHA-256 of the state that the answer came with.';

CREATE TABLE public.user_mails (
    id bigint NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    language_iso text NOT NULL,
    link_id uuid NOT NULL,
    matter jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT user_mails_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'passwordReset'::text, 'signUp'::text, 'testAddress'::text, 'newAddress'::text, 'formerAddress'::text, 'accountExists'::text, 'addressTaken'::text, 'accountApproved'::text, 'accountRefused'::text, 'approvalWithdrawn'::text, 'factorResetPlanned'::text, 'factorReset'::text, 'keyMayReactivate'::text, 'mailingToApprove'::text, 'mailingApproved'::text, 'mailingSentBack'::text, 'mailingFailed'::text, 'runHeld'::text, 'mailingStopped'::text, 'mailingEmptied'::text])))
);

ALTER TABLE ONLY public.user_mails FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.user_mails IS 'Mails to users that the relay does not have yet; a row goes when it has, or when its link has expired.';

COMMENT ON COLUMN public.user_mails.link_id IS 'What the token of the link is made of, under the master secret.';

COMMENT ON COLUMN public.user_mails.matter IS 'Names that the words of the mail are filled with.';

COMMENT ON COLUMN public.user_mails.due_at IS 'When the next attempt begins; while one is under way, when somebody else may make it.';

ALTER TABLE public.user_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.users (
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    language_iso text DEFAULT 'de'::text NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    factors text[] DEFAULT '{}'::text[] NOT NULL,
    access_version integer DEFAULT 0 NOT NULL,
    CONSTRAINT users_factors_check CHECK ((factors <@ ARRAY['totp'::text, 'passkey'::text]))
);

ALTER TABLE ONLY public.users FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.users IS 'People who work in the application, each once by email.';

COMMENT ON COLUMN public.users.email_key IS 'The email as it is compared: lower case, domain as A-label.';

COMMENT ON COLUMN public.users.factors IS 'Kinds of second factors that the user has; kept by triggers on the tables that hold them.';

COMMENT ON COLUMN public.users.access_version IS 'Counts how often whatever the user had shown became void; a sign-in that began before goes no further.';

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_deliveries (
    account_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    id bigint NOT NULL,
    seq bigint NOT NULL,
    attempt smallint NOT NULL,
    at timestamp(0) with time zone NOT NULL,
    took_ms integer NOT NULL,
    status smallint,
    failure text
);

ALTER TABLE ONLY public.webhook_deliveries FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.webhook_deliveries IS 'Every attempt, without a word of what was sent; only the newest are kept.';

COMMENT ON COLUMN public.webhook_deliveries.status IS 'Null = no answer; failure says why.';

ALTER TABLE public.webhook_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_retries (
    account_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    seq bigint NOT NULL,
    attempts smallint NOT NULL,
    due_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.webhook_retries FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.webhook_retries IS 'Events that a webhook has not taken yet.';

CREATE TABLE public.webhooks (
    account_id bigint NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    types text[] NOT NULL,
    secret_sealed bytea NOT NULL,
    former_secret_sealed bytea,
    former_secret_until timestamp(0) with time zone,
    state text DEFAULT 'active'::text NOT NULL,
    state_reason text,
    "position" bigint NOT NULL,
    retries integer DEFAULT 0 NOT NULL,
    retry_at timestamp with time zone,
    lost bigint DEFAULT 0 NOT NULL,
    delivered_at timestamp(0) with time zone,
    owner uuid,
    leased_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    created_at timestamp(0) with time zone NOT NULL,
    updated_at timestamp(0) with time zone NOT NULL,
    CONSTRAINT webhooks_state_check CHECK ((state = ANY (ARRAY['active'::text, 'failing'::text, 'disabled'::text, 'deleted'::text])))
)
WITH (fillfactor='50');

ALTER TABLE ONLY public.webhooks FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.webhooks IS 'A URL of the customer with a place in the event log (docs/adr/0016).';

COMMENT ON COLUMN public.webhooks.types IS 'The kinds of events it wants; empty = every kind but those about mails (message.…), which must be named.';

COMMENT ON COLUMN public.webhooks.former_secret_sealed IS 'Signs as well until former_secret_until, so that the receiver can change over without losing an event.';

COMMENT ON COLUMN public.webhooks.state IS 'failing = stopped after the last attempt; disabled = paused, or its receiver answered 410; deleted = its log is kept for 30 days.';

COMMENT ON COLUMN public.webhooks."position" IS 'Every event up to here was delivered, waits in webhook_retries, is of another kind, or is counted in lost.';

COMMENT ON COLUMN public.webhooks.lost IS 'Events that were older than the log is kept.';

COMMENT ON COLUMN public.webhooks.owner IS 'The process at work on it, until leased_until.';

ALTER TABLE public.webhooks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhooks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.welcomes (
    account_id bigint NOT NULL,
    mailing_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    due_at timestamp(0) with time zone,
    message_id bigint
);

ALTER TABLE ONLY public.welcomes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE public.welcomes IS 'Who is or was to be welcomed by which mailing. The row is what makes it happen once, for ever.';

COMMENT ON COLUMN public.welcomes.channel_id IS 'The channel they have joined, where they must still be receive-ready.';

COMMENT ON COLUMN public.welcomes.due_at IS 'When, by the clock of the account; null = they were, or it was too late for it.';

COMMENT ON COLUMN public.welcomes.message_id IS 'The mail; null = not sent yet, or never.';

ALTER TABLE ONLY public.account_events ATTACH PARTITION public.account_events_rest DEFAULT;

ALTER TABLE ONLY public.inbound_reports ATTACH PARTITION public.inbound_reports_first FOR VALUES FROM (MINVALUE) TO ('20000000');

ALTER TABLE ONLY public.messages ATTACH PARTITION public.messages_first FOR VALUES FROM (MINVALUE) TO ('20000000');

ALTER TABLE ONLY public.run_blocks ATTACH PARTITION public.run_blocks_first FOR VALUES FROM (MINVALUE) TO ('20000000');

ALTER TABLE ONLY public.tracking_events ATTACH PARTITION public.tracking_events_rest DEFAULT;

ALTER TABLE ONLY public.account_events_rest
    ADD CONSTRAINT account_events_rest_account_events_pkey PRIMARY KEY (account_id, seq);

ALTER TABLE ONLY public.account_export_pieces
    ADD CONSTRAINT account_export_pieces_pkey PRIMARY KEY (account_id, job_id, piece);

ALTER TABLE ONLY public.account_exports
    ADD CONSTRAINT account_exports_pkey PRIMARY KEY (account_id, job_id);

ALTER TABLE ONLY public.account_field_values
    ADD CONSTRAINT account_field_values_pkey PRIMARY KEY (account_id, field_id);

ALTER TABLE ONLY public.account_heads
    ADD CONSTRAINT account_heads_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_customer_id_id_key UNIQUE (customer_id, id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_customer_id_id_type_key UNIQUE (customer_id, id, type);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.address_mails
    ADD CONSTRAINT address_mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.api_key_channels
    ADD CONSTRAINT api_key_channels_pkey PRIMARY KEY (account_id, api_key_id, channel_id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.archive_hosts
    ADD CONSTRAINT archive_hosts_pkey PRIMARY KEY (account_id, channel_id);

ALTER TABLE ONLY public.arrival_changes
    ADD CONSTRAINT arrival_changes_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.article_templates
    ADD CONSTRAINT article_templates_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (account_id, seq);

ALTER TABLE ONLY public.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.block_changes
    ADD CONSTRAINT block_changes_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.bulk_members
    ADD CONSTRAINT bulk_members_pkey PRIMARY KEY (account_id, job_id, block);

ALTER TABLE ONLY public.bulk_outcomes
    ADD CONSTRAINT bulk_outcomes_pkey PRIMARY KEY (account_id, subscriber_id, job_id);

ALTER TABLE ONLY public.captured_mails
    ADD CONSTRAINT captured_mails_account_id_run_id_message_id_key UNIQUE (account_id, run_id, message_id);

ALTER TABLE ONLY public.captured_mails
    ADD CONSTRAINT captured_mails_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.company_domains
    ADD CONSTRAINT company_domains_pkey PRIMARY KEY (domain);

ALTER TABLE ONLY public.company_subjects
    ADD CONSTRAINT company_subjects_pkey PRIMARY KEY (subject_hash);

ALTER TABLE ONLY public.company_subjects
    ADD CONSTRAINT company_subjects_user_id_issuer_key UNIQUE (user_id, issuer);

ALTER TABLE ONLY public.congratulations
    ADD CONSTRAINT congratulations_pkey PRIMARY KEY (account_id, mailing_id, year, block);

ALTER TABLE ONLY public.consent_entries
    ADD CONSTRAINT consent_entries_pkey PRIMARY KEY (account_id, seq);

ALTER TABLE ONLY public.content_links
    ADD CONSTRAINT content_links_pkey PRIMARY KEY (account_id, content_id, n);

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_account_id_hash_key UNIQUE (account_id, hash);

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.copy_receivers
    ADD CONSTRAINT copy_receivers_pkey PRIMARY KEY (account_id, copy_id, subscriber_id);

ALTER TABLE ONLY public.customer_fields
    ADD CONSTRAINT customer_fields_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.ended_optin_links
    ADD CONSTRAINT ended_optin_links_pkey PRIMARY KEY (account_id, token_hash);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (account_id, subscriber_id, subscriber_created_at);

ALTER TABLE ONLY public.export_pieces
    ADD CONSTRAINT export_pieces_pkey PRIMARY KEY (account_id, job_id, piece);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (account_id, job_id);

ALTER TABLE ONLY public.failed_sign_ins
    ADD CONSTRAINT failed_sign_ins_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.field_requests
    ADD CONSTRAINT field_requests_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.form_wordings
    ADD CONSTRAINT form_wordings_pkey PRIMARY KEY (account_id, form_id, number);

ALTER TABLE ONLY public.forms
    ADD CONSTRAINT forms_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.forms
    ADD CONSTRAINT forms_public_id_key UNIQUE (public_id);

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_pkey PRIMARY KEY (account_id, group_id, subscriber_id);

ALTER TABLE ONLY public.growth_days
    ADD CONSTRAINT growth_days_pkey PRIMARY KEY (account_id, channel_id, day);

ALTER TABLE ONLY public.idempotency_records
    ADD CONSTRAINT idempotency_records_pkey PRIMARY KEY (account_id, request);

ALTER TABLE ONLY public.import_addresses
    ADD CONSTRAINT import_addresses_pkey PRIMARY KEY (account_id, import_id, address_hmac);

ALTER TABLE ONLY public.import_blocks
    ADD CONSTRAINT import_blocks_pkey PRIMARY KEY (account_id, import_id, first_row);

ALTER TABLE ONLY public.import_pieces
    ADD CONSTRAINT import_pieces_pkey PRIMARY KEY (account_id, import_id, piece);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.inbound_reports
    ADD CONSTRAINT inbound_reports_account_id_run_id_message_id_kind_digest_key UNIQUE (account_id, run_id, message_id, kind, digest);

ALTER TABLE ONLY public.inbound_reports_first
    ADD CONSTRAINT inbound_reports_first_inbound_reports_account_id_run_id_message UNIQUE (account_id, run_id, message_id, kind, digest);

ALTER TABLE ONLY public.inbound_reports_first
    ADD CONSTRAINT inbound_reports_first_inbound_reports_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_account_id_email_key_key UNIQUE (account_id, email_key);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_account_id_revision_key UNIQUE (account_id, revision);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.kept_out_newsletters
    ADD CONSTRAINT kept_out_newsletters_pkey PRIMARY KEY (account_id, mailing_id);

ALTER TABLE ONLY public.ledger_months
    ADD CONSTRAINT ledger_months_part_key UNIQUE (part);

ALTER TABLE ONLY public.ledger_months
    ADD CONSTRAINT ledger_months_pkey PRIMARY KEY (month);

ALTER TABLE ONLY public.mailing_approvals
    ADD CONSTRAINT mailing_approvals_pkey PRIMARY KEY (account_id, mailing_id);

ALTER TABLE ONLY public.mailing_field_values
    ADD CONSTRAINT mailing_field_values_pkey PRIMARY KEY (account_id, mailing_id, field_id);

ALTER TABLE ONLY public.mailings
    ADD CONSTRAINT mailings_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (account_id, user_id);

ALTER TABLE ONLY public.message_changes
    ADD CONSTRAINT message_changes_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.message_notices
    ADD CONSTRAINT message_notices_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (account_id, run_id, id);

ALTER TABLE ONLY public.messages_first
    ADD CONSTRAINT messages_first_messages_pkey PRIMARY KEY (account_id, run_id, id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.newsletter_archives
    ADD CONSTRAINT newsletter_archives_pkey PRIMARY KEY (account_id, channel_id);

ALTER TABLE ONLY public.newsletter_archives
    ADD CONSTRAINT newsletter_archives_public_id_key UNIQUE (public_id);

ALTER TABLE ONLY public.newsletter_articles
    ADD CONSTRAINT newsletter_articles_pkey PRIMARY KEY (account_id, newsletter_id, "position");

ALTER TABLE ONLY public.newsletter_days
    ADD CONSTRAINT newsletter_days_pkey PRIMARY KEY (account_id, newsletter_id, day, kind, content_id, link, agent, verdict);

ALTER TABLE ONLY public.newsletter_hours
    ADD CONSTRAINT newsletter_hours_pkey PRIMARY KEY (account_id, newsletter_id, kind, hour);

ALTER TABLE ONLY public.newsletter_people
    ADD CONSTRAINT newsletter_people_pkey PRIMARY KEY (account_id, newsletter_id, kind, content_id, link, run_id, message_id);

ALTER TABLE ONLY public.newsletter_states
    ADD CONSTRAINT newsletter_states_pkey PRIMARY KEY (account_id, newsletter_id, state);

ALTER TABLE ONLY public.newsletter_versions
    ADD CONSTRAINT newsletter_versions_pkey PRIMARY KEY (account_id, newsletter_id, number);

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_account_id_mailing_id_key UNIQUE (account_id, mailing_id);

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.operator_act_head
    ADD CONSTRAINT operator_act_head_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.operator_acts
    ADD CONSTRAINT operator_acts_pkey PRIMARY KEY (seq);

ALTER TABLE ONLY public.operator_recovery_codes
    ADD CONSTRAINT operator_recovery_codes_pkey PRIMARY KEY (operator_id, code_hmac);

ALTER TABLE ONLY public.operator_requests
    ADD CONSTRAINT operator_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.operator_sessions
    ADD CONSTRAINT operator_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.operator_sessions
    ADD CONSTRAINT operator_sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.operator_votes
    ADD CONSTRAINT operator_votes_pkey PRIMARY KEY (matter, operator_id);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.optin_requests
    ADD CONSTRAINT optin_requests_pkey PRIMARY KEY (account_id, message_id);

ALTER TABLE ONLY public.optin_visits
    ADD CONSTRAINT optin_visits_pkey PRIMARY KEY (account_id, message_id, id);

ALTER TABLE ONLY public.optouts
    ADD CONSTRAINT optouts_pkey PRIMARY KEY (account_id, consent_seq);

ALTER TABLE ONLY public.page_settings
    ADD CONSTRAINT page_settings_pkey PRIMARY KEY (account_id, channel_id, is_inherited);

ALTER TABLE ONLY public.page_texts
    ADD CONSTRAINT page_texts_pkey PRIMARY KEY (account_id, hash);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_account_id_digest_key UNIQUE (account_id, digest);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_account_id_article_id_key UNIQUE (account_id, article_id);

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_account_id_mailing_id_key UNIQUE (account_id, mailing_id);

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.received_articles
    ADD CONSTRAINT received_articles_account_id_from_account_id_publication_id_key UNIQUE (account_id, from_account_id, publication_id, from_article_id);

ALTER TABLE ONLY public.received_articles
    ADD CONSTRAINT received_articles_pkey PRIMARY KEY (account_id, article_id);

ALTER TABLE ONLY public.received_mailings
    ADD CONSTRAINT received_mailings_account_id_from_account_id_publication_id_key UNIQUE (account_id, from_account_id, publication_id);

ALTER TABLE ONLY public.received_mailings
    ADD CONSTRAINT received_mailings_pkey PRIMARY KEY (account_id, mailing_id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hmac);

ALTER TABLE ONLY public.relay_daemons
    ADD CONSTRAINT relay_daemons_pkey PRIMARY KEY (relay, pid);

ALTER TABLE ONLY public.relay_queue
    ADD CONSTRAINT relay_queue_pkey PRIMARY KEY (relay, queue_id);

ALTER TABLE ONLY public.relay_sessions
    ADD CONSTRAINT relay_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.relays
    ADD CONSTRAINT relays_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.report_changes
    ADD CONSTRAINT report_changes_pkey PRIMARY KEY (account_id, report_id);

ALTER TABLE ONLY public.round_failures
    ADD CONSTRAINT round_failures_pkey PRIMARY KEY (account_id, round);

ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.run_blocks
    ADD CONSTRAINT run_blocks_pkey PRIMARY KEY (account_id, run_id, block);

ALTER TABLE ONLY public.run_blocks_first
    ADD CONSTRAINT run_blocks_first_run_blocks_pkey PRIMARY KEY (account_id, run_id, block);

ALTER TABLE ONLY public.run_facets
    ADD CONSTRAINT run_facets_pkey PRIMARY KEY (account_id, run_id, facet, block);

ALTER TABLE ONLY public.run_group_counts
    ADD CONSTRAINT run_group_counts_pkey PRIMARY KEY (account_id, run_id);

ALTER TABLE ONLY public.run_group_sums
    ADD CONSTRAINT run_group_sums_pkey PRIMARY KEY (account_id, run_id, group_id);

ALTER TABLE ONLY public.run_groups
    ADD CONSTRAINT run_groups_pkey PRIMARY KEY (account_id, run_id, block, group_id);

ALTER TABLE ONLY public.run_hours
    ADD CONSTRAINT run_hours_pkey PRIMARY KEY (account_id, run_id, n);

ALTER TABLE ONLY public.run_reports
    ADD CONSTRAINT run_reports_pkey PRIMARY KEY (account_id, run_id, class);

ALTER TABLE ONLY public.run_sums
    ADD CONSTRAINT run_sums_pkey PRIMARY KEY (account_id, run_id, state, reason);

ALTER TABLE ONLY public.run_tests
    ADD CONSTRAINT run_tests_pkey PRIMARY KEY (account_id, run_id);

ALTER TABLE ONLY public.run_variants
    ADD CONSTRAINT run_variants_pkey PRIMARY KEY (account_id, run_id, n);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_account_id_mailing_id_occurrence_key UNIQUE (account_id, mailing_id, occurrence);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.secret_rotations
    ADD CONSTRAINT secret_rotations_pkey PRIMARY KEY (fingerprint);

ALTER TABLE ONLY public.sender_domains
    ADD CONSTRAINT sender_domains_of_one_customer EXCLUDE USING gist (domain WITH =, customer_id WITH <>) WHERE (((verified_at IS NOT NULL) AND (NOT public.is_sandbox(account_id))));

ALTER TABLE ONLY public.sender_domains
    ADD CONSTRAINT sender_domains_pkey PRIMARY KEY (account_id, domain);

ALTER TABLE ONLY public.senders
    ADD CONSTRAINT senders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sending_state
    ADD CONSTRAINT sending_state_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.signups
    ADD CONSTRAINT signups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.signups
    ADD CONSTRAINT signups_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.soft_bounces
    ADD CONSTRAINT soft_bounces_pkey PRIMARY KEY (account_id, subscriber_id);

ALTER TABLE ONLY public.statistics_progress
    ADD CONSTRAINT statistics_progress_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.subscriber_facets
    ADD CONSTRAINT subscriber_facets_pkey PRIMARY KEY (account_id, facet, value, block);

ALTER TABLE ONLY public.subscriber_groups
    ADD CONSTRAINT subscriber_groups_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (account_id, subscriber_id, channel_id);

ALTER TABLE ONLY public.support_sessions
    ADD CONSTRAINT support_sessions_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.suppressions
    ADD CONSTRAINT suppressions_pkey PRIMARY KEY (account_id, email_hmac, channel_id);

ALTER TABLE ONLY public.test_addresses
    ADD CONSTRAINT test_addresses_account_id_email_key_key UNIQUE (account_id, email_key);

ALTER TABLE ONLY public.test_addresses
    ADD CONSTRAINT test_addresses_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.test_addresses
    ADD CONSTRAINT test_addresses_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.themes
    ADD CONSTRAINT themes_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.tracking_events
    ADD CONSTRAINT tracking_events_pkey PRIMARY KEY (account_id, run_id, at, id);

ALTER TABLE ONLY public.tracking_events_rest
    ADD CONSTRAINT tracking_events_rest_pkey PRIMARY KEY (account_id, run_id, at, id);

ALTER TABLE ONLY public.tracking_progress
    ADD CONSTRAINT tracking_progress_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY public.tracking_withdrawals
    ADD CONSTRAINT tracking_withdrawals_pkey PRIMARY KEY (account_id, subscriber_id, withdrawn_at);

ALTER TABLE ONLY public.trigger_copies
    ADD CONSTRAINT trigger_copies_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.trigger_types
    ADD CONSTRAINT trigger_types_customer_id_key_key UNIQUE (customer_id, key);

ALTER TABLE ONLY public.trigger_types
    ADD CONSTRAINT trigger_types_pkey PRIMARY KEY (customer_id, id);

ALTER TABLE ONLY public.used_challenges
    ADD CONSTRAINT used_challenges_pkey PRIMARY KEY (nonce);

ALTER TABLE ONLY public.used_company_answers
    ADD CONSTRAINT used_company_answers_pkey PRIMARY KEY (state_hash);

ALTER TABLE ONLY public.user_mails
    ADD CONSTRAINT user_mails_link_id_key UNIQUE (link_id);

ALTER TABLE ONLY public.user_mails
    ADD CONSTRAINT user_mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (account_id, webhook_id, id);

ALTER TABLE ONLY public.webhook_retries
    ADD CONSTRAINT webhook_retries_pkey PRIMARY KEY (account_id, webhook_id, seq);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY public.welcomes
    ADD CONSTRAINT welcomes_pkey PRIMARY KEY (account_id, mailing_id, subscriber_id);

CREATE INDEX event_of_subscriber ON ONLY public.account_events USING btree (account_id, subscriber_id) WHERE (subscriber_id IS NOT NULL);

CREATE INDEX account_events_rest_event_of_subscriber ON public.account_events_rest USING btree (account_id, subscriber_id) WHERE (subscriber_id IS NOT NULL);

CREATE INDEX account_export_age ON public.account_exports USING btree (account_id, created_at);

CREATE INDEX account_offer ON public.accounts USING btree (offered_to) WHERE (offered_to IS NOT NULL);

CREATE INDEX account_pending ON public.accounts USING btree (id) WHERE (approval = 'pending'::text);

CREATE INDEX account_with_relay ON public.accounts USING btree (id) WHERE (relay IS NOT NULL);

CREATE INDEX accounts_parent_account_id_idx ON public.accounts USING btree (parent_account_id) WHERE (parent_account_id IS NOT NULL);

CREATE UNIQUE INDEX active_trigger_mailing ON public.mailings USING btree (account_id, trigger_type_id, language_iso) WHERE (is_active AND (source_mailing_id IS NULL) AND (trigger_type_id IS NOT NULL));

CREATE INDEX address_mail_age ON public.address_mails USING btree (account_id, sent_at);

CREATE UNIQUE INDEX api_key_prefix ON public.api_keys USING btree (prefix);

CREATE INDEX archive_hosts_looked_at ON public.archive_hosts USING btree (COALESCE(checked_at, created_at), account_id, channel_id);

CREATE UNIQUE INDEX archive_hosts_proven ON public.archive_hosts USING btree (host) WHERE (proven_at IS NOT NULL);

CREATE UNIQUE INDEX article_templates_received_key ON public.article_templates USING btree (account_id, from_account_id, from_id);

CREATE UNIQUE INDEX article_templates_shipped_key ON public.article_templates USING btree (account_id, shipped);

CREATE INDEX articles_in_trash ON public.articles USING btree (account_id, deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX articles_of_newsletter ON public.articles USING btree (account_id, newsletter_id) WHERE (newsletter_id IS NOT NULL);

CREATE INDEX audit_by_act ON public.audit_entries USING btree (account_id, act, seq);

CREATE INDEX audit_by_actor ON public.audit_entries USING btree (account_id, actor, seq);

CREATE INDEX audit_of_operators ON public.audit_entries USING btree (at DESC, account_id DESC, seq DESC) WHERE ((actor = 'operator'::text) OR (actor ~~ 'operator:%'::text));

CREATE INDEX bulk_outcome_of_job ON public.bulk_outcomes USING btree (account_id, job_id, outcome, subscriber_id);

CREATE INDEX captured_mail_of_recipient ON public.captured_mails USING btree (account_id, recipient_hmac, id);

CREATE INDEX captured_mail_report ON public.captured_mails USING btree (report_due_at) WHERE (report_due_at IS NOT NULL);

CREATE INDEX company_domain_of_account ON public.company_domains USING btree (customer_id, account_id);

CREATE INDEX consent_by_cause ON public.consent_entries USING btree (account_id, channel_id, public.growth_cause(from_state, to_state, source), occurred_at, seq) WHERE (public.growth_cause(from_state, to_state, source) IS NOT NULL);

CREATE INDEX consent_by_newsletter ON public.consent_entries USING btree (account_id, newsletter_id, subscriber_id) WHERE ((newsletter_id IS NOT NULL) AND (to_state = 'unsubscribed'::text));

CREATE INDEX consent_ended ON public.consent_entries USING btree (account_id, occurred_at) WHERE ((from_state = 'receiveReady'::text) AND (evidence IS NOT NULL));

CREATE INDEX consent_of_subscriber ON public.consent_entries USING btree (account_id, subscriber_id, seq);

CREATE INDEX copies_of_subscriber ON public.copy_receivers USING btree (account_id, subscriber_id);

CREATE INDEX copy_due_anywhere ON public.trigger_copies USING btree (scheduled_at) WHERE (status = 'scheduled'::text);

CREATE INDEX email_link_of_user ON public.email_links USING btree (user_id);

CREATE UNIQUE INDEX email_link_wanted ON public.email_links USING btree (user_id) WHERE (kind = 'confirm'::text);

CREATE INDEX ended_link_age ON public.ended_optin_links USING btree (account_id, ended_at);

CREATE UNIQUE INDEX ended_optin_token ON public.ended_optin_links USING btree (token_hash);

CREATE INDEX erasure_age ON public.erasures USING btree (account_id, erased_at);

CREATE INDEX erasure_by_address ON public.erasures USING btree (account_id, address_hmac);

CREATE INDEX export_age ON public.exports USING btree (account_id, created_at);

CREATE UNIQUE INDEX group_name ON public.subscriber_groups USING btree (account_id, name_key) WHERE (deleted_at IS NULL);

CREATE INDEX group_of_subscriber ON public.group_members USING btree (account_id, subscriber_id, group_id);

CREATE INDEX groups_in_trash ON public.subscriber_groups USING btree (account_id, deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX idempotency_age ON public.idempotency_records USING btree (account_id, created_at);

CREATE INDEX idempotency_subjects ON public.idempotency_records USING gin (subject_ids);

CREATE INDEX import_age ON public.imports USING btree (account_id, created_at);

CREATE INDEX report_answer ON ONLY public.inbound_reports USING btree (account_id, received_at) WHERE (answer IS NOT NULL);

CREATE INDEX inbound_reports_first_report_answer ON public.inbound_reports_first USING btree (account_id, received_at) WHERE (answer IS NOT NULL);

CREATE INDEX report_of_subscriber ON ONLY public.inbound_reports USING btree (account_id, subscriber_id) WHERE (subscriber_id IS NOT NULL);

CREATE INDEX inbound_reports_first_report_of_subscriber ON public.inbound_reports_first USING btree (account_id, subscriber_id) WHERE (subscriber_id IS NOT NULL);

CREATE INDEX report_to_count ON ONLY public.inbound_reports USING btree (id) WHERE ((judged_at IS NOT NULL) AND (NOT is_counted));

CREATE INDEX inbound_reports_first_report_to_count ON public.inbound_reports_first USING btree (id) WHERE ((judged_at IS NOT NULL) AND (NOT is_counted));

CREATE INDEX report_to_judge ON ONLY public.inbound_reports USING btree (id) WHERE (judged_at IS NULL);

CREATE INDEX inbound_reports_first_report_to_judge ON public.inbound_reports_first USING btree (id) WHERE (judged_at IS NULL);

CREATE INDEX invitation_of_inviter ON public.invitations USING btree (invited_by);

CREATE INDEX leased_block ON ONLY public.run_blocks USING btree (owner) WHERE (state = 1);

CREATE INDEX mail_to_address ON public.address_mails USING btree (address_hmac, kind, sent_at);

CREATE INDEX mailing_due_anywhere ON public.mailings USING btree (planned_at) WHERE ((status = 'planned'::text) AND (planned_at IS NOT NULL) AND (type = 'standard'::text) AND (failure_reason IS NULL));

CREATE INDEX mailing_of_birthdays ON public.mailings USING btree (account_id, id) WHERE ((type = 'birthday'::text) AND is_active);

CREATE INDEX mailing_of_welcomes ON public.mailings USING btree (account_id, id) WHERE ((type = 'welcome'::text) AND is_active);

CREATE INDEX mailing_to_renew ON public.mailings USING btree (renews_at) WHERE (renews_at IS NOT NULL);

CREATE UNIQUE INDEX mailing_version ON public.mailings USING btree (account_id, version_of, language_iso) WHERE ((version_of IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX membership_of_user ON public.memberships USING btree (user_id);

CREATE INDEX message_due_of_account ON ONLY public.messages USING btree (lane, account_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX message_held ON ONLY public.messages USING btree (held_by) WHERE (held_by IS NOT NULL);

CREATE INDEX message_in_doubt ON ONLY public.messages USING btree (due_at) WHERE is_doubt;

CREATE INDEX message_open_in_run ON ONLY public.messages USING btree (account_id, run_id) WHERE (due_at IS NOT NULL);

CREATE INDEX message_values ON ONLY public.messages USING btree (account_id, created_at) WHERE (payload IS NOT NULL);

CREATE INDEX messages_first_message_due_of_account ON public.messages_first USING btree (lane, account_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX messages_first_message_held ON public.messages_first USING btree (held_by) WHERE (held_by IS NOT NULL);

CREATE INDEX messages_first_message_in_doubt ON public.messages_first USING btree (due_at) WHERE is_doubt;

CREATE INDEX messages_first_message_open_in_run ON public.messages_first USING btree (account_id, run_id) WHERE (due_at IS NOT NULL);

CREATE INDEX messages_first_message_values ON public.messages_first USING btree (account_id, created_at) WHERE (payload IS NOT NULL);

CREATE INDEX single_message_of_subscriber ON ONLY public.messages USING btree (account_id, subscriber_id, created_at) WHERE (lane = 0);

CREATE INDEX messages_first_single_message_of_subscriber ON public.messages_first USING btree (account_id, subscriber_id, created_at) WHERE (lane = 0);

CREATE INDEX newsletter_people_day ON public.newsletter_people USING brin (day);

CREATE INDEX newsletter_people_of_day ON public.newsletter_people USING btree (account_id, day) WHERE (kind = ANY (ARRAY[0, 1, 2]));

CREATE INDEX notice_before_bounce ON public.message_notices USING btree (account_id, run_id, message_id) WHERE (type = ANY (ARRAY['message.sent'::text, 'message.delivered'::text]));

CREATE UNIQUE INDEX one_default_channel ON public.channels USING btree (account_id) WHERE is_default;

CREATE UNIQUE INDEX operator_email ON public.operators USING btree (email_key) WHERE (removed_at IS NULL);

CREATE INDEX operator_request_of_account ON public.operator_requests USING btree (account_id);

CREATE INDEX operator_request_of_asker ON public.operator_requests USING btree (asked_by);

CREATE INDEX operator_request_of_ender ON public.operator_requests USING btree (ended_by);

CREATE INDEX operator_request_of_user ON public.operator_requests USING btree (user_id);

CREATE UNIQUE INDEX operator_request_open ON public.operator_requests USING btree (kind, account_id, user_id) NULLS NOT DISTINCT WHERE (outcome IS NULL);

CREATE INDEX operator_session_of ON public.operator_sessions USING btree (operator_id);

CREATE INDEX operator_vote_of ON public.operator_votes USING btree (operator_id);

CREATE INDEX optin_of_subscriber ON public.optin_requests USING btree (account_id, subscriber_id);

CREATE UNIQUE INDEX optin_token ON public.optin_requests USING btree (token_hash);

CREATE INDEX optout_age ON public.optouts USING btree (account_id, created_at);

CREATE UNIQUE INDEX optout_mail ON public.optouts USING btree (account_id, message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX optout_of_subscriber ON public.optouts USING btree (account_id, subscriber_id);

CREATE INDEX passkey_user ON public.passkeys USING btree (user_id);

CREATE INDEX pending_subscription ON public.subscriptions USING btree (account_id, subscriber_id) WHERE ((status = 2) AND (status_addition = 1));

CREATE INDEX pictures_in_trash ON public.pictures USING btree (account_id, deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX queued_message ON public.relay_queue USING btree (run_id, message_id);

CREATE INDEX receiver_values ON public.copy_receivers USING btree (account_id, copy_id) WHERE ((subject IS NOT NULL) OR (placeholders <> '{}'::jsonb));

CREATE INDEX relay_session_old ON public.relay_sessions USING btree (opened_at);

CREATE INDEX relay_session_open ON public.relay_sessions USING btree (client) WHERE (ended_at IS NULL);

CREATE INDEX relay_visit ON public.relay_sessions USING btree (relay, opened_at) WHERE (sender_id IS NULL);

CREATE INDEX run_at_work ON public.runs USING btree (account_id, id) WHERE ((state = 'sending'::text) AND (NOT starts_with(occurrence, 'standing'::text)) AND (NOT starts_with(occurrence, 'test'::text)));

CREATE INDEX run_blocks_first_leased_block ON public.run_blocks_first USING btree (owner) WHERE (state = 1);

CREATE INDEX suspected_block ON ONLY public.run_blocks USING btree (run_id, block) WHERE ((state = 0) AND (crashes >= 3));

CREATE INDEX run_blocks_first_suspected_block ON public.run_blocks_first USING btree (run_id, block) WHERE ((state = 0) AND (crashes >= 3));

CREATE INDEX unfinished_block ON ONLY public.run_blocks USING btree (run_id, state, block) WHERE (state <> 2);

CREATE INDEX run_blocks_first_unfinished_block ON public.run_blocks_first USING btree (run_id, state, block) WHERE (state <> 2);

CREATE INDEX run_finished ON public.runs USING btree (finished_at) WHERE (state = 'finished'::text);

CREATE INDEX run_groups_to_count ON public.run_group_counts USING btree (account_id, run_id) WHERE is_stale;

CREATE INDEX run_hour_to_come ON public.run_hours USING btree (due_at) WHERE (NOT has_come);

CREATE UNIQUE INDEX run_id ON public.runs USING btree (id);

CREATE INDEX run_of_single_mails ON public.runs USING btree (id) WHERE (occurrence = ANY (ARRAY['standing'::text, 'test'::text]));

CREATE INDEX run_paused ON public.runs USING btree (paused_at) WHERE (state = 'paused'::text);

CREATE INDEX run_test_at_work ON public.run_tests USING btree (state, waits_until) WHERE (state = ANY (ARRAY['ahead'::text, 'waiting'::text]));

CREATE INDEX run_to_look_back_at ON public.runs USING btree (finished_at) WHERE ((finished_at IS NOT NULL) AND ((without_end IS NULL) OR (without_end > 0)));

CREATE INDEX sandbox_on_its_way ON public.accounts USING btree (id) WHERE (clock_due_seconds IS NOT NULL);

CREATE UNIQUE INDEX saved_view_default ON public.saved_views USING btree (account_id, user_id) WHERE is_default;

CREATE UNIQUE INDEX saved_view_name ON public.saved_views USING btree (account_id, user_id, lower(name));

CREATE INDEX sender_alive ON public.senders USING btree (id) WHERE (stopped_at IS NULL);

CREATE INDEX sender_domains_looked_at ON public.sender_domains USING btree (COALESCE(checked_at, created_at), account_id, domain);

CREATE INDEX sender_to_return ON public.senders USING btree (stopped_at) WHERE ((stopped_at IS NOT NULL) AND (returned_at IS NULL));

CREATE INDEX session_of_user ON public.sessions USING btree (user_id);

CREATE INDEX sign_in_failure_age ON public.sign_in_failures USING btree (failed_at);

CREATE INDEX sign_in_failure_of_address ON public.sign_in_failures USING btree (address_hmac, failed_at);

CREATE INDEX sign_in_failure_of_user ON public.sign_in_failures USING btree (user_hmac, failed_at);

CREATE INDEX signup_expiry ON public.signups USING btree (expires_at);

CREATE INDEX subscriber_birthday ON public.subscribers USING btree (account_id, birthday_mmdd) INCLUDE (id, birthday) WHERE (birthday_mmdd IS NOT NULL);

CREATE INDEX subscriber_created ON public.subscribers USING btree (account_id, created_at, id);

CREATE UNIQUE INDEX subscriber_email ON public.subscribers USING btree (account_id, email_key);

CREATE INDEX subscriber_firstname ON public.subscribers USING btree (account_id, firstname, id);

CREATE INDEX subscriber_lastname ON public.subscribers USING btree (account_id, lastname, id);

CREATE INDEX subscriber_search ON public.subscribers USING gin (account_id, public.search_text(email_key, firstname, lastname, city) public.gin_trgm_ops);

CREATE INDEX subscriber_updated ON public.subscribers USING btree (account_id, updated_at, id);

CREATE INDEX suspended_subscriber ON public.soft_bounces USING btree (account_id, suspended_until) WHERE (suspended_until IS NOT NULL);

CREATE UNIQUE INDEX themes_received_key ON public.themes USING btree (account_id, from_account_id, from_id);

CREATE UNIQUE INDEX themes_shipped_key ON public.themes USING btree (account_id, shipped);

CREATE INDEX tracking_event_of_message ON ONLY public.tracking_events USING btree (account_id, run_id, message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX tracking_event_time ON ONLY public.tracking_events USING brin (at) WITH (pages_per_range='16');

CREATE INDEX tracking_events_rest_account_id_run_id_message_id_idx ON public.tracking_events_rest USING btree (account_id, run_id, message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX tracking_events_rest_at_idx ON public.tracking_events_rest USING brin (at) WITH (pages_per_range='16');

CREATE INDEX used_challenge_expiry ON public.used_challenges USING btree (expires_at);

CREATE INDEX used_company_answer_age ON public.used_company_answers USING btree (used_at);

CREATE INDEX user_mail_due ON public.user_mails USING btree (due_at);

CREATE INDEX visit_age ON public.optin_visits USING btree (account_id, visited_at) WHERE (outcome <> 'confirmed'::text);

CREATE INDEX webhook_retry ON public.webhooks USING btree (retry_at) WHERE ((state = 'active'::text) AND (retry_at IS NOT NULL));

CREATE INDEX webhook_state ON public.webhooks USING btree (state);

CREATE INDEX welcome_due ON public.welcomes USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX welcome_due_in_sandbox ON public.welcomes USING btree (due_at) WHERE ((due_at IS NOT NULL) AND public.is_sandbox(account_id));

ALTER INDEX public.event_of_subscriber ATTACH PARTITION public.account_events_rest_event_of_subscriber;

ALTER INDEX public.inbound_reports_account_id_run_id_message_id_kind_digest_key ATTACH PARTITION public.inbound_reports_first_inbound_reports_account_id_run_id_message;

ALTER INDEX public.report_answer ATTACH PARTITION public.inbound_reports_first_report_answer;

ALTER INDEX public.report_of_subscriber ATTACH PARTITION public.inbound_reports_first_report_of_subscriber;

ALTER INDEX public.report_to_count ATTACH PARTITION public.inbound_reports_first_report_to_count;

ALTER INDEX public.report_to_judge ATTACH PARTITION public.inbound_reports_first_report_to_judge;

ALTER INDEX public.message_due_of_account ATTACH PARTITION public.messages_first_message_due_of_account;

ALTER INDEX public.message_held ATTACH PARTITION public.messages_first_message_held;

ALTER INDEX public.message_in_doubt ATTACH PARTITION public.messages_first_message_in_doubt;

ALTER INDEX public.message_open_in_run ATTACH PARTITION public.messages_first_message_open_in_run;

ALTER INDEX public.message_values ATTACH PARTITION public.messages_first_message_values;

ALTER INDEX public.messages_pkey ATTACH PARTITION public.messages_first_messages_pkey;

ALTER INDEX public.single_message_of_subscriber ATTACH PARTITION public.messages_first_single_message_of_subscriber;

ALTER INDEX public.leased_block ATTACH PARTITION public.run_blocks_first_leased_block;

ALTER INDEX public.run_blocks_pkey ATTACH PARTITION public.run_blocks_first_run_blocks_pkey;

ALTER INDEX public.suspected_block ATTACH PARTITION public.run_blocks_first_suspected_block;

ALTER INDEX public.unfinished_block ATTACH PARTITION public.run_blocks_first_unfinished_block;

ALTER INDEX public.tracking_event_of_message ATTACH PARTITION public.tracking_events_rest_account_id_run_id_message_id_idx;

ALTER INDEX public.tracking_event_time ATTACH PARTITION public.tracking_events_rest_at_idx;

ALTER INDEX public.tracking_events_pkey ATTACH PARTITION public.tracking_events_rest_pkey;

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.audit_is_append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.consent_entries FOR EACH ROW EXECUTE FUNCTION public.consent_is_append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.operator_acts FOR EACH ROW EXECUTE FUNCTION public.operator_acts_are_append_only();

CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.audit_is_append_only();

CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.consent_entries FOR EACH STATEMENT EXECUTE FUNCTION public.consent_is_append_only();

CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.operator_acts FOR EACH STATEMENT EXECUTE FUNCTION public.operator_acts_are_append_only();

CREATE TRIGGER count_deleted AFTER DELETE ON public.messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_message_changes();

CREATE TRIGGER count_growth AFTER INSERT ON public.consent_entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_growth();

CREATE TRIGGER count_inserted AFTER INSERT ON public.messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_message_changes();

CREATE TRIGGER count_updated AFTER UPDATE ON public.messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_message_changes();

CREATE TRIGGER email_by_link BEFORE UPDATE OF email, email_key ON public.users FOR EACH ROW EXECUTE FUNCTION public.email_comes_by_link();

CREATE TRIGGER facets_delete AFTER DELETE ON public.group_members REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_group_members();

CREATE TRIGGER facets_delete AFTER DELETE ON public.newsletter_people REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_readers();

CREATE TRIGGER facets_delete AFTER DELETE ON public.subscribers REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_subscribers();

CREATE TRIGGER facets_delete AFTER DELETE ON public.subscriptions REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_subscriptions();

CREATE TRIGGER facets_insert AFTER INSERT ON public.group_members REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_group_members();

CREATE TRIGGER facets_insert AFTER INSERT ON public.newsletter_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_readers();

CREATE TRIGGER facets_insert AFTER INSERT ON public.subscribers REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_subscribers();

CREATE TRIGGER facets_insert AFTER INSERT ON public.subscriptions REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_subscriptions();

CREATE TRIGGER facets_update AFTER UPDATE ON public.subscribers REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_subscribers();

CREATE TRIGGER facets_update AFTER UPDATE ON public.subscriptions REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION public.facets_of_subscriptions();

CREATE TRIGGER forget_reports AFTER DELETE ON public.subscribers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.forget_reports_about();

CREATE TRIGGER members_of_sandbox_added AFTER INSERT ON public.memberships FOR EACH ROW WHEN ((NOT public.is_sandbox(new.account_id))) EXECUTE FUNCTION public.keep_members_of_sandbox();

CREATE TRIGGER members_of_sandbox_changed AFTER UPDATE ON public.memberships FOR EACH ROW WHEN ((NOT public.is_sandbox(new.account_id))) EXECUTE FUNCTION public.keep_members_of_sandbox();

CREATE TRIGGER members_of_sandbox_gone AFTER DELETE ON public.memberships FOR EACH ROW WHEN ((NOT public.is_sandbox(old.account_id))) EXECUTE FUNCTION public.keep_members_of_sandbox();

CREATE TRIGGER note_factors AFTER INSERT OR DELETE ON public.passkeys FOR EACH ROW EXECUTE FUNCTION public.note_factors();

CREATE TRIGGER note_factors AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON public.totp_factors FOR EACH ROW EXECUTE FUNCTION public.note_factors();

CREATE TRIGGER note_judged AFTER UPDATE ON public.inbound_reports REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_report_changes();

CREATE TRIGGER settle_past BEFORE INSERT ON public.run_blocks FOR EACH ROW WHEN ((new.state = 2)) EXECUTE FUNCTION public.note_settled_people();

CREATE TRIGGER settle_returned BEFORE UPDATE OF state ON public.run_blocks FOR EACH ROW WHEN (((old.state = 1) AND (new.state <> 1))) EXECUTE FUNCTION public.note_settled_people();

CREATE TRIGGER state_of_sandbox AFTER UPDATE OF closed_at, locked_at, locked_by ON public.accounts FOR EACH ROW WHEN ((NOT public.is_sandbox(new.id))) EXECUTE FUNCTION public.keep_state_of_sandbox();

CREATE TRIGGER touch_delete AFTER DELETE ON public.subscriptions REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_their_people();

CREATE TRIGGER touch_insert AFTER INSERT ON public.consent_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_their_people();

CREATE TRIGGER touch_insert AFTER INSERT ON public.subscribers REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_subscribers();

CREATE TRIGGER touch_insert AFTER INSERT ON public.subscriptions REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_their_people();

CREATE TRIGGER touch_update AFTER UPDATE ON public.consent_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_their_people();

CREATE TRIGGER touch_update AFTER UPDATE ON public.subscribers REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_subscribers();

CREATE TRIGGER touch_update AFTER UPDATE ON public.subscriptions REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_their_people();

ALTER TABLE ONLY public.account_export_pieces
    ADD CONSTRAINT account_export_pieces_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.account_exports(account_id, job_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_exports
    ADD CONSTRAINT account_exports_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.jobs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_field_values
    ADD CONSTRAINT account_field_values_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.account_field_values
    ADD CONSTRAINT account_field_values_customer_id_field_id_fkey FOREIGN KEY (customer_id, field_id) REFERENCES public.customer_fields(customer_id, id);

ALTER TABLE ONLY public.account_heads
    ADD CONSTRAINT account_heads_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_customer_id_parent_account_id_parent_type_fkey FOREIGN KEY (customer_id, parent_account_id, parent_type) REFERENCES public.accounts(customer_id, id, type);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_id_default_optin_mailing_id_fkey FOREIGN KEY (id, default_optin_mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE SET NULL (default_optin_mailing_id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_id_default_optout_mailing_id_fkey FOREIGN KEY (id, default_optout_mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_offered_to_fkey FOREIGN KEY (customer_id, offered_to, parent_type) REFERENCES public.accounts(customer_id, id, type);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_sandbox_of_fkey FOREIGN KEY (customer_id, sandbox_of) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.address_mails
    ADD CONSTRAINT address_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.api_key_channels
    ADD CONSTRAINT api_key_channels_account_id_api_key_id_fkey FOREIGN KEY (account_id, api_key_id) REFERENCES public.api_keys(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_key_channels
    ADD CONSTRAINT api_key_channels_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES public.channels(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_account_id_default_optin_mailing_id_fkey FOREIGN KEY (account_id, default_optin_mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.archive_hosts
    ADD CONSTRAINT archive_hosts_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES public.channels(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_templates
    ADD CONSTRAINT article_templates_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_account_id_newsletter_id_fkey FOREIGN KEY (account_id, newsletter_id) REFERENCES public.newsletters(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_account_id_template_id_fkey FOREIGN KEY (account_id, template_id) REFERENCES public.article_templates(account_id, id);

ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.audit_heads
    ADD CONSTRAINT audit_heads_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.bulk_members
    ADD CONSTRAINT bulk_members_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.jobs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bulk_outcomes
    ADD CONSTRAINT bulk_outcomes_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.jobs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bulk_outcomes
    ADD CONSTRAINT bulk_outcomes_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.captured_mails
    ADD CONSTRAINT captured_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_account_id_fallback_optin_mailing_id_fkey FOREIGN KEY (account_id, fallback_optin_mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE SET NULL (fallback_optin_mailing_id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_account_id_fallback_optout_mailing_id_fkey FOREIGN KEY (account_id, fallback_optout_mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE SET NULL (fallback_optout_mailing_id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_account_id_optin_mailing_id_fkey FOREIGN KEY (account_id, optin_mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_account_id_optout_mailing_id_fkey FOREIGN KEY (account_id, optout_mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_inherited_from_fkey FOREIGN KEY (inherited_from) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.company_domains
    ADD CONSTRAINT company_domains_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.company_subjects
    ADD CONSTRAINT company_subjects_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.congratulations
    ADD CONSTRAINT congratulations_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consent_entries
    ADD CONSTRAINT consent_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.content_links
    ADD CONSTRAINT content_links_account_id_content_id_fkey FOREIGN KEY (account_id, content_id) REFERENCES public.contents(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.copy_receivers
    ADD CONSTRAINT copy_receivers_account_id_copy_id_fkey FOREIGN KEY (account_id, copy_id) REFERENCES public.trigger_copies(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.copy_receivers
    ADD CONSTRAINT copy_receivers_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_fields
    ADD CONSTRAINT customer_fields_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.email_links
    ADD CONSTRAINT email_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ended_optin_links
    ADD CONSTRAINT ended_optin_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.export_pieces
    ADD CONSTRAINT export_pieces_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.exports(account_id, job_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.jobs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.failed_sign_ins
    ADD CONSTRAINT failed_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.field_requests
    ADD CONSTRAINT field_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.form_wordings
    ADD CONSTRAINT form_wordings_account_id_form_id_fkey FOREIGN KEY (account_id, form_id) REFERENCES public.forms(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.forms
    ADD CONSTRAINT forms_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.forms
    ADD CONSTRAINT forms_account_id_group_id_fkey FOREIGN KEY (account_id, group_id) REFERENCES public.subscriber_groups(account_id, id) ON DELETE SET NULL (group_id);

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_account_id_group_id_fkey FOREIGN KEY (account_id, group_id) REFERENCES public.subscriber_groups(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.growth_days
    ADD CONSTRAINT growth_days_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.idempotency_records
    ADD CONSTRAINT idempotency_records_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.import_addresses
    ADD CONSTRAINT import_addresses_account_id_import_id_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_blocks
    ADD CONSTRAINT import_blocks_account_id_import_id_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_pieces
    ADD CONSTRAINT import_pieces_account_id_import_id_fkey FOREIGN KEY (account_id, import_id) REFERENCES public.imports(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_account_id_job_id_fkey FOREIGN KEY (account_id, job_id) REFERENCES public.jobs(account_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.kept_out_newsletters
    ADD CONSTRAINT kept_out_newsletters_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mailing_approvals
    ADD CONSTRAINT mailing_approvals_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mailing_field_values
    ADD CONSTRAINT mailing_field_values_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mailing_field_values
    ADD CONSTRAINT mailing_field_values_customer_id_field_id_fkey FOREIGN KEY (customer_id, field_id) REFERENCES public.customer_fields(customer_id, id);

ALTER TABLE ONLY public.mailings
    ADD CONSTRAINT mailings_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES public.channels(account_id, id);

ALTER TABLE ONLY public.mailings
    ADD CONSTRAINT mailings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.mailings
    ADD CONSTRAINT mailings_account_id_source_mailing_id_fkey FOREIGN KEY (account_id, source_mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.mailings
    ADD CONSTRAINT mailings_account_id_version_of_fkey FOREIGN KEY (account_id, version_of) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_archives
    ADD CONSTRAINT newsletter_archives_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES public.channels(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_articles
    ADD CONSTRAINT newsletter_articles_account_id_article_id_fkey FOREIGN KEY (account_id, article_id) REFERENCES public.articles(account_id, id);

ALTER TABLE ONLY public.newsletter_articles
    ADD CONSTRAINT newsletter_articles_account_id_newsletter_id_fkey FOREIGN KEY (account_id, newsletter_id) REFERENCES public.newsletters(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_days
    ADD CONSTRAINT newsletter_days_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.newsletter_hours
    ADD CONSTRAINT newsletter_hours_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.newsletter_states
    ADD CONSTRAINT newsletter_states_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.newsletter_versions
    ADD CONSTRAINT newsletter_versions_account_id_newsletter_id_fkey FOREIGN KEY (account_id, newsletter_id) REFERENCES public.newsletters(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_account_id_content_id_fkey FOREIGN KEY (account_id, content_id) REFERENCES public.contents(account_id, id);

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletters
    ADD CONSTRAINT newsletters_account_id_theme_id_fkey FOREIGN KEY (account_id, theme_id) REFERENCES public.themes(account_id, id);

ALTER TABLE ONLY public.operator_recovery_codes
    ADD CONSTRAINT operator_recovery_codes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.operators(id);

ALTER TABLE ONLY public.operator_requests
    ADD CONSTRAINT operator_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operator_requests
    ADD CONSTRAINT operator_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.operators(id);

ALTER TABLE ONLY public.operator_requests
    ADD CONSTRAINT operator_requests_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES public.operators(id);

ALTER TABLE ONLY public.operator_requests
    ADD CONSTRAINT operator_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operator_sessions
    ADD CONSTRAINT operator_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.operators(id);

ALTER TABLE ONLY public.operator_votes
    ADD CONSTRAINT operator_votes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.operators(id);

ALTER TABLE ONLY public.optin_requests
    ADD CONSTRAINT optin_requests_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.optin_visits
    ADD CONSTRAINT optin_visits_account_id_message_id_fkey FOREIGN KEY (account_id, message_id) REFERENCES public.optin_requests(account_id, message_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.optin_visits
    ADD CONSTRAINT optin_visits_account_id_page_hash_fkey FOREIGN KEY (account_id, page_hash) REFERENCES public.page_texts(account_id, hash);

ALTER TABLE ONLY public.optouts
    ADD CONSTRAINT optouts_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.page_settings
    ADD CONSTRAINT page_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.page_settings
    ADD CONSTRAINT page_settings_account_id_own_channel_id_fkey FOREIGN KEY (account_id, own_channel_id) REFERENCES public.channels(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.page_settings
    ADD CONSTRAINT page_settings_account_id_register_form_id_fkey FOREIGN KEY (account_id, register_form_id) REFERENCES public.forms(account_id, id) ON DELETE SET NULL (register_form_id);

ALTER TABLE ONLY public.page_settings
    ADD CONSTRAINT page_settings_account_id_theme_id_fkey FOREIGN KEY (account_id, theme_id) REFERENCES public.themes(account_id, id);

ALTER TABLE ONLY public.page_texts
    ADD CONSTRAINT page_texts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_account_id_article_id_fkey FOREIGN KEY (account_id, article_id) REFERENCES public.articles(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.received_articles
    ADD CONSTRAINT received_articles_account_id_article_id_fkey FOREIGN KEY (account_id, article_id) REFERENCES public.articles(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.received_mailings
    ADD CONSTRAINT received_mailings_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.relay_daemons
    ADD CONSTRAINT relay_daemons_relay_fkey FOREIGN KEY (relay) REFERENCES public.relays(name);

ALTER TABLE ONLY public.relay_queue
    ADD CONSTRAINT relay_queue_relay_fkey FOREIGN KEY (relay) REFERENCES public.relays(name);

ALTER TABLE ONLY public.round_failures
    ADD CONSTRAINT round_failures_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_facets
    ADD CONSTRAINT run_facets_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_group_counts
    ADD CONSTRAINT run_group_counts_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_group_sums
    ADD CONSTRAINT run_group_sums_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_groups
    ADD CONSTRAINT run_groups_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_hours
    ADD CONSTRAINT run_hours_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_reports
    ADD CONSTRAINT run_reports_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_tests
    ADD CONSTRAINT run_tests_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.run_variants
    ADD CONSTRAINT run_variants_account_id_run_id_fkey FOREIGN KEY (account_id, run_id) REFERENCES public.runs(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_account_id_content_id_fkey FOREIGN KEY (account_id, content_id) REFERENCES public.contents(account_id, id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES public.memberships(account_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sender_domains
    ADD CONSTRAINT sender_domains_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.sender_domains
    ADD CONSTRAINT sender_domains_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.soft_bounces
    ADD CONSTRAINT soft_bounces_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subscriber_groups
    ADD CONSTRAINT subscriber_groups_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_account_id_channel_id_fkey FOREIGN KEY (account_id, channel_id) REFERENCES public.channels(account_id, id);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.support_sessions
    ADD CONSTRAINT support_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.suppressions
    ADD CONSTRAINT suppressions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.test_addresses
    ADD CONSTRAINT test_addresses_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.themes
    ADD CONSTRAINT themes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.trigger_copies
    ADD CONSTRAINT trigger_copies_account_id_content_id_fkey FOREIGN KEY (account_id, content_id) REFERENCES public.contents(account_id, id);

ALTER TABLE ONLY public.trigger_copies
    ADD CONSTRAINT trigger_copies_account_id_id_fkey FOREIGN KEY (account_id, id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.trigger_copies
    ADD CONSTRAINT trigger_copies_account_id_source_mailing_id_fkey FOREIGN KEY (account_id, source_mailing_id) REFERENCES public.mailings(account_id, id);

ALTER TABLE ONLY public.trigger_types
    ADD CONSTRAINT trigger_types_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customers(id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_account_id_webhook_id_fkey FOREIGN KEY (account_id, webhook_id) REFERENCES public.webhooks(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_retries
    ADD CONSTRAINT webhook_retries_account_id_webhook_id_fkey FOREIGN KEY (account_id, webhook_id) REFERENCES public.webhooks(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_customer_id_account_id_fkey FOREIGN KEY (customer_id, account_id) REFERENCES public.accounts(customer_id, id);

ALTER TABLE ONLY public.welcomes
    ADD CONSTRAINT welcomes_account_id_mailing_id_fkey FOREIGN KEY (account_id, mailing_id) REFERENCES public.mailings(account_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.welcomes
    ADD CONSTRAINT welcomes_account_id_subscriber_id_fkey FOREIGN KEY (account_id, subscriber_id) REFERENCES public.subscribers(account_id, id) ON DELETE CASCADE;

ALTER TABLE public.account_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.account_events_rest ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.account_export_pieces ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.account_exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.account_field_values ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.account_heads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.accounts ENABLE ROW LEVEL SECURITY;

CREATE POLICY acts_of_operators ON public.audit_entries FOR SELECT TO postrider_operator USING (((actor = 'operator'::text) OR (actor ~~ 'operator:%'::text)));

CREATE POLICY added ON public.passkeys FOR INSERT TO postrider_app WITH CHECK ((user_id = public.named_user()));

ALTER TABLE public.api_key_channels ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.api_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.archive_hosts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.arrival_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.article_templates ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.articles ENABLE ROW LEVEL SECURITY;

CREATE POLICY asked ON public.field_requests FOR SELECT TO postrider_operator USING (true);

CREATE POLICY asked_for ON public.memberships FOR SELECT TO postrider_gate USING (true);

CREATE POLICY asked_for ON public.sessions FOR SELECT TO postrider_gate USING (true);

ALTER TABLE public.audit_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_heads ENABLE ROW LEVEL SECURITY;

CREATE POLICY beginning ON public.sessions FOR INSERT TO postrider_app WITH CHECK ((user_id = public.named_user()));

ALTER TABLE public.block_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bulk_members ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bulk_outcomes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.captured_mails ENABLE ROW LEVEL SECURITY;

CREATE POLICY changed ON public.passkeys FOR UPDATE TO postrider_app USING ((user_id = public.named_user())) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY changed_in_its_account ON public.memberships AS RESTRICTIVE FOR UPDATE TO postrider_app USING ((account_id = public.tenant_account()));

CREATE POLICY changed_in_itself ON public.accounts AS RESTRICTIVE FOR UPDATE TO postrider_app USING ((id = public.tenant_account()));

ALTER TABLE public.channels ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.company_domains ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.company_subjects ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.congratulations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consent_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.content_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.contents ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.copy_receivers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_fields ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.email_links ENABLE ROW LEVEL SECURITY;

CREATE POLICY ended ON public.account_events TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.account_events_rest TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.account_export_pieces TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.account_exports TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.account_field_values TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.account_heads TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.accounts TO postrider_ending USING ((customer_id = public.tenant_customer())) WITH CHECK ((customer_id = public.tenant_customer()));

CREATE POLICY ended ON public.address_mails TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.api_key_channels TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.api_keys TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.archive_hosts TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.arrival_changes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.article_templates TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.articles TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.audit_entries TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.audit_heads TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.block_changes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.bulk_members TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.bulk_outcomes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.captured_mails TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.channels TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.company_domains TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.congratulations TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.consent_entries TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.content_links TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.contents TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.copy_receivers TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.customer_fields TO postrider_ending USING ((customer_id = public.tenant_customer()));

CREATE POLICY ended ON public.customers TO postrider_ending USING ((id = public.tenant_customer()));

CREATE POLICY ended ON public.ended_optin_links TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.erasures TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.export_pieces TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.exports TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.field_requests TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.form_wordings TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.forms TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.group_members TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.growth_days TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.idempotency_records TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.import_addresses TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.import_blocks TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.import_pieces TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.imports TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.inbound_reports TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.inbound_reports_first TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.invitations TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.jobs TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.kept_out_newsletters TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.mailing_approvals TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.mailing_field_values TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.mailings TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.memberships TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.message_changes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.message_notices TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.messages TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.messages_first TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_archives TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_articles TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_days TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_hours TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_people TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_states TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletter_versions TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.newsletters TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.operator_requests TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.optin_requests TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.optin_visits TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.optouts TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.page_settings TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.page_texts TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.pictures TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.publications TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.received_articles TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.received_mailings TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.report_changes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.round_failures TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_blocks TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_blocks_first TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_facets TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_group_counts TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_group_sums TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_groups TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_hours TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_reports TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_sums TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_tests TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.run_variants TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.runs TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.saved_views TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.sender_domains TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.soft_bounces TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.subscriber_facets TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.subscriber_groups TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.subscribers TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.subscriptions TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.support_sessions TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.suppressions TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.test_addresses TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.themes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.tracking_events TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.tracking_events_rest TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.tracking_withdrawals TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.trigger_copies TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.trigger_types TO postrider_ending USING ((customer_id = public.tenant_customer()));

CREATE POLICY ended ON public.webhook_deliveries TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.webhook_retries TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.webhooks TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended ON public.welcomes TO postrider_ending USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY ended_in_its_account ON public.memberships AS RESTRICTIVE FOR DELETE TO postrider_app USING ((account_id = public.tenant_account()));

ALTER TABLE public.ended_optin_links ENABLE ROW LEVEL SECURITY;

CREATE POLICY ending ON public.sessions FOR DELETE TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.session_hash'::text, true), ''::text) <> ''::text) THEN (token_hash = decode(current_setting('app.session_hash'::text), 'hex'::text))
    ELSE (user_id = public.named_user())
END);

CREATE POLICY engine ON public.account_heads FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.accounts FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.archive_hosts FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.arrival_changes TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.block_changes TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.captured_mails FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.erasures FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.inbound_reports TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.mailings FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.memberships FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.message_changes TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.message_notices TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.messages TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.newsletter_days TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.newsletter_hours TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.newsletter_people TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.newsletter_states TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.report_changes TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.round_failures TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_blocks TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_facets TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_group_counts TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_group_sums TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_groups FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.run_hours TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_reports TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_sums TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_tests TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.run_variants TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.runs TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.sender_domains FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.tracking_events TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.tracking_withdrawals FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.trigger_copies FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.users FOR SELECT TO postrider_engine USING (true);

CREATE POLICY engine ON public.webhooks TO postrider_engine USING (true) WITH CHECK (true);

CREATE POLICY engine ON public.welcomes TO postrider_engine USING (true) WITH CHECK (true);

ALTER TABLE public.erasures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.export_pieces ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.field_requests ENABLE ROW LEVEL SECURITY;

CREATE POLICY forgetting ON public.email_links TO postrider_engine USING (true);

CREATE POLICY forgetting ON public.run_groups FOR DELETE TO postrider_engine USING (true);

CREATE POLICY forgetting ON public.signups TO postrider_engine USING (true);

ALTER TABLE public.form_wordings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.forms ENABLE ROW LEVEL SECURITY;

CREATE POLICY from_above ON public.received_articles AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK (public.is_below(account_id, from_account_id));

CREATE POLICY from_above ON public.received_mailings AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK (public.is_below(account_id, from_account_id));

ALTER TABLE public.group_members ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.growth_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.idempotency_records ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_blocks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_pieces ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inbound_reports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.inbound_reports_first ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invitations ENABLE ROW LEVEL SECURITY;

CREATE POLICY invited ON public.users FOR INSERT TO postrider_app WITH CHECK ((email_key = ( SELECT i.email_key
   FROM public.invitations i
  WHERE (i.token_hash = public.named_link()))));

ALTER TABLE public.jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.kept_out_newsletters ENABLE ROW LEVEL SECURITY;

CREATE POLICY locked ON public.signups FOR UPDATE TO postrider_app USING ((token_hash = public.named_link()));

CREATE POLICY made_by_admin ON public.accounts AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK (((NOT public.is_sandbox(id)) OR (EXISTS ( SELECT
   FROM public.memberships m
  WHERE ((m.user_id = (COALESCE(NULLIF(current_setting('app.user_id'::text, true), ''::text), '0'::text))::bigint) AND (m.role = 'admin'::text) AND (m.account_id = (accounts.id - '549755813888'::bigint)))))));

ALTER TABLE public.mailing_approvals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mailing_field_values ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mailings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.memberships ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.message_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.message_notices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.messages_first ENABLE ROW LEVEL SECURITY;

CREATE POLICY named ON public.company_domains FOR SELECT TO postrider_app USING ((domain = split_part(public.named_company_email(), '@'::text, 2)));

CREATE POLICY named ON public.company_subjects TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.company_subject'::text, true), ''::text) <> ''::text) THEN (subject_hash = decode(current_setting('app.company_subject'::text), 'hex'::text))
    ELSE (user_id = public.named_user())
END) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY named ON public.email_links TO postrider_app USING (
CASE
    WHEN (length(public.named_link()) > 0) THEN (token_hash = public.named_link())
    ELSE (user_id = public.named_user())
END) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY named ON public.password_resets TO postrider_app USING (
CASE
    WHEN (length(public.named_link()) > 0) THEN (token_hash = public.named_link())
    ELSE (user_id = public.named_user())
END) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY named ON public.passwords TO postrider_app USING ((user_id = public.named_user())) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY named ON public.recovery_codes TO postrider_app USING ((user_id = public.named_user())) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY named ON public.signups FOR SELECT TO postrider_app USING ((token_hash = public.named_link()));

CREATE POLICY named ON public.totp_factors TO postrider_app USING ((user_id = public.named_user())) WITH CHECK ((user_id = public.named_user()));

CREATE POLICY named ON public.users TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.sign_in_email'::text, true), ''::text) <> ''::text) THEN (email_key = current_setting('app.sign_in_email'::text))
    WHEN (COALESCE(current_setting('app.user_id'::text, true), ''::text) <> ''::text) THEN (id = public.named_user())
    ELSE (EXISTS ( SELECT
       FROM public.memberships m
      WHERE ((m.user_id = users.id) AND (m.account_id = public.account_if_named()))))
END) WITH CHECK ((id = public.named_user()));

CREATE POLICY named_by_kind ON public.api_keys AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK ((public.is_sandbox(account_id) = starts_with(prefix, 'sb'::text)));

CREATE POLICY never_admin_by_company ON public.memberships AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK (((public.named_company_email() = ''::text) OR (role <> 'admin'::text)));

ALTER TABLE public.newsletter_archives ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletter_articles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletter_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletter_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletter_people ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletter_states ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletter_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.newsletters ENABLE ROW LEVEL SECURITY;

CREATE POLICY of_l_accounts ON public.publications AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK ((EXISTS ( SELECT
   FROM public.accounts a
  WHERE ((a.id = publications.account_id) AND (a.type = 'L'::text)))));

CREATE POLICY of_real_accounts ON public.user_mails AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK ((NOT public.is_sandbox(public.account_if_named())));

CREATE POLICY of_sandboxes ON public.captured_mails AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK (public.is_sandbox(account_id));

CREATE POLICY opened_by_link ON public.customers FOR INSERT TO postrider_app WITH CHECK (((id = public.tenant_customer()) AND public.opens_account()));

CREATE POLICY opened_by_right ON public.account_heads AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK ((public.opens_account() OR public.adds_account(NULL::bigint)));

CREATE POLICY opened_by_right ON public.accounts AS RESTRICTIVE FOR INSERT TO postrider_app WITH CHECK ((public.opens_account() OR ((customer_id = public.tenant_customer()) AND public.adds_account(parent_account_id))));

ALTER TABLE public.optin_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.optin_visits ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.optouts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.page_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.page_texts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkeys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.password_resets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passwords ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.pictures ENABLE ROW LEVEL SECURITY;

CREATE POLICY provisioning ON public.account_heads TO postrider_operator USING (true) WITH CHECK (true);

CREATE POLICY provisioning ON public.accounts TO postrider_operator USING (true) WITH CHECK (true);

CREATE POLICY provisioning ON public.company_domains TO postrider_operator USING (true) WITH CHECK (true);

CREATE POLICY provisioning ON public.customers TO postrider_operator USING (true) WITH CHECK (true);

CREATE POLICY provisioning ON public.memberships TO postrider_operator USING (true) WITH CHECK (true);

CREATE POLICY provisioning ON public.passwords TO postrider_operator USING (true) WITH CHECK (true);

CREATE POLICY provisioning ON public.users TO postrider_operator USING (true) WITH CHECK (true);

ALTER TABLE public.publications ENABLE ROW LEVEL SECURITY;

CREATE POLICY reading ON public.sessions FOR SELECT TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.session_hash'::text, true), ''::text) <> ''::text) THEN (token_hash = decode(current_setting('app.session_hash'::text), 'hex'::text))
    ELSE (user_id = public.named_user())
END);

ALTER TABLE public.received_articles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.received_mailings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.recovery_codes ENABLE ROW LEVEL SECURITY;

CREATE POLICY removed ON public.passkeys FOR DELETE TO postrider_app USING ((user_id = public.named_user()));

ALTER TABLE public.report_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.round_failures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_blocks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_blocks_first ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_facets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_group_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_group_sums ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_groups ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_reports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_sums ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_tests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.run_variants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.runs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY;

CREATE POLICY searching ON public.subscribers FOR SELECT TO postrider_search USING (true);

ALTER TABLE public.sender_domains ENABLE ROW LEVEL SECURITY;

CREATE POLICY sending ON public.user_mails TO postrider_engine USING (true) WITH CHECK (true);

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY shown ON public.passkeys FOR SELECT TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.passkey'::text, true), ''::text) <> ''::text) THEN (credential_id = decode(current_setting('app.passkey'::text), 'hex'::text))
    ELSE (user_id = public.named_user())
END);

CREATE POLICY signed_up ON public.users FOR INSERT TO postrider_app WITH CHECK ((email_key = ( SELECT s.email_key
   FROM public.signups s
  WHERE (s.token_hash = public.named_link()))));

ALTER TABLE public.signups ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.soft_bounces ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscriber_facets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscriber_groups ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscribers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscriptions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.support_sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.suppressions ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant ON public.account_events TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.account_events_rest TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.account_export_pieces TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.account_exports TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.account_field_values TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.account_heads TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.accounts TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.parent_id'::text, true), ''::text) <> ''::text) THEN ((parent_account_id = (current_setting('app.parent_id'::text))::bigint) OR (offered_to = (current_setting('app.parent_id'::text))::bigint))
    ELSE (id = public.tenant_account())
END) WITH CHECK ((id = public.tenant_account()));

CREATE POLICY tenant ON public.api_key_channels TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.api_keys TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.key_prefix'::text, true), ''::text) <> ''::text) THEN (prefix = current_setting('app.key_prefix'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.archive_hosts TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.archive_host'::text, true), ''::text) <> ''::text) THEN ((host = current_setting('app.archive_host'::text)) AND (proven_at IS NOT NULL))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.arrival_changes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.article_templates TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.articles TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.audit_entries TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.audit_heads TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.block_changes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.bulk_members TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.bulk_outcomes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.captured_mails TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.channels TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.congratulations TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.consent_entries TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.content_links TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.contents TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.copy_receivers TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.customer_fields TO postrider_app USING ((customer_id = public.tenant_customer())) WITH CHECK ((customer_id = public.tenant_customer()));

CREATE POLICY tenant ON public.ended_optin_links TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.optin_token_hash'::text, true), ''::text) <> ''::text) THEN (token_hash = decode(current_setting('app.optin_token_hash'::text), 'hex'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.erasures TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.export_pieces TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.exports TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.field_requests TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.form_wordings TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.forms TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.form'::text, true), ''::text) <> ''::text) THEN (public_id = current_setting('app.form'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.group_members TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.growth_days TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.idempotency_records TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.import_addresses TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.import_blocks TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.import_pieces TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.imports TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.inbound_reports TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.inbound_reports_first TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.invitations TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.link_hash'::text, true), ''::text) <> ''::text) THEN (token_hash = decode(current_setting('app.link_hash'::text), 'hex'::text))
    WHEN (COALESCE(current_setting('app.company_email'::text, true), ''::text) <> ''::text) THEN (email_key = current_setting('app.company_email'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.jobs TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.kept_out_newsletters TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.mailing_approvals TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.mailing_field_values TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.mailings TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.memberships TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.user_id'::text, true), ''::text) <> ''::text) THEN (user_id = (current_setting('app.user_id'::text))::bigint)
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.message_changes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.message_notices TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.messages TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.messages_first TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_archives TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.archive'::text, true), ''::text) <> ''::text) THEN (public_id = current_setting('app.archive'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_articles TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_days TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_hours TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_people TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_states TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletter_versions TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.newsletters TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.optin_requests TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.optin_token_hash'::text, true), ''::text) <> ''::text) THEN (token_hash = decode(current_setting('app.optin_token_hash'::text), 'hex'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.optin_visits TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.optouts TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.page_settings TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.page_texts TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.pictures TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.publications TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.received_articles TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.received_mailings TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.report_changes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.round_failures TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_blocks TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_blocks_first TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_facets TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_group_counts TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_group_sums TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_groups TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_hours TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_reports TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_sums TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_tests TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.run_variants TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.runs TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.saved_views TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.sender_domains TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.soft_bounces TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.subscriber_facets TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.subscriber_groups TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.subscribers TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.subscriptions TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.support_sessions TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.suppressions TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.test_addresses TO postrider_app USING (
CASE
    WHEN (COALESCE(current_setting('app.link_hash'::text, true), ''::text) <> ''::text) THEN (token_hash = decode(current_setting('app.link_hash'::text), 'hex'::text))
    ELSE (account_id = public.tenant_account())
END) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.themes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.tracking_events TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.tracking_events_rest TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.tracking_withdrawals TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.trigger_copies TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.trigger_types TO postrider_app USING ((customer_id = public.tenant_customer())) WITH CHECK ((customer_id = public.tenant_customer()));

CREATE POLICY tenant ON public.webhook_deliveries TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.webhook_retries TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.webhooks TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

CREATE POLICY tenant ON public.welcomes TO postrider_app USING ((account_id = public.tenant_account())) WITH CHECK ((account_id = public.tenant_account()));

ALTER TABLE public.test_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.themes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.totp_factors ENABLE ROW LEVEL SECURITY;

CREATE POLICY tracking ON public.accounts FOR SELECT TO postrider_tracking USING (true);

CREATE POLICY tracking ON public.content_links FOR SELECT TO postrider_tracking USING (true);

CREATE POLICY tracking ON public.runs FOR SELECT TO postrider_tracking USING (true);

CREATE POLICY tracking ON public.tracking_events FOR INSERT TO postrider_tracking WITH CHECK (true);

ALTER TABLE public.tracking_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tracking_events_rest ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tracking_withdrawals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.trigger_copies ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.trigger_types ENABLE ROW LEVEL SECURITY;

CREATE POLICY used ON public.signups FOR DELETE TO postrider_app USING ((token_hash = public.named_link()));

ALTER TABLE public.user_mails ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;

CREATE POLICY using_it ON public.sessions FOR UPDATE TO postrider_app USING ((token_hash = decode(current_setting('app.session_hash'::text), 'hex'::text)));

CREATE POLICY vouched_for ON public.users FOR INSERT TO postrider_app WITH CHECK (((email_key = public.named_company_email()) AND ((EXISTS ( SELECT
   FROM public.invitations i
  WHERE ((i.email_key = public.named_company_email()) AND (i.role <> 'admin'::text) AND (i.expires_at > now())))) OR (EXISTS ( SELECT
   FROM public.company_domains d
  WHERE (d.domain = split_part(public.named_company_email(), '@'::text, 2)))))));

CREATE POLICY wanted ON public.signups FOR INSERT TO postrider_app WITH CHECK (true);

CREATE POLICY wanted ON public.user_mails FOR INSERT TO postrider_app WITH CHECK ((attempts = 0));

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_retries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhooks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.welcomes ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA public TO postrider_app;
GRANT USAGE ON SCHEMA public TO postrider_operator;
GRANT USAGE ON SCHEMA public TO postrider_engine;
GRANT USAGE ON SCHEMA public TO postrider_tracking;
GRANT USAGE ON SCHEMA public TO postrider_search;
GRANT USAGE ON SCHEMA public TO postrider_ending;
GRANT USAGE ON SCHEMA public TO postrider_gate;

REVOKE ALL ON FUNCTION public.begin_term(held_id bigint, next_term integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.begin_term(held_id bigint, next_term integer) TO postrider_engine;

REVOKE ALL ON FUNCTION public.drop_month(parent text, part text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.drop_month(parent text, part text) TO postrider_engine;

REVOKE ALL ON FUNCTION public.empty_sandbox() FROM PUBLIC;
GRANT ALL ON FUNCTION public.empty_sandbox() TO postrider_app;

REVOKE ALL ON FUNCTION public.end_account(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.end_account(most integer) TO postrider_engine;

REVOKE ALL ON FUNCTION public.enter_month(this_month date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.enter_month(this_month date) TO postrider_engine;

REVOKE ALL ON FUNCTION public.forget_address_mails(before timestamp with time zone, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_address_mails(before timestamp with time zone, most integer) TO postrider_app;

REVOKE ALL ON FUNCTION public.hold_sender(held_id bigint, held_term integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.hold_sender(held_id bigint, held_term integer) TO postrider_engine;

REVOKE ALL ON FUNCTION public.is_bound_timeline() FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_bound_timeline() TO postrider_engine;

REVOKE ALL ON FUNCTION public.is_secret_of_installation(fingerprint bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_secret_of_installation(fingerprint bytea) TO postrider_app;
GRANT ALL ON FUNCTION public.is_secret_of_installation(fingerprint bytea) TO postrider_engine;
GRANT ALL ON FUNCTION public.is_secret_of_installation(fingerprint bytea) TO postrider_tracking;

REVOKE ALL ON FUNCTION public.is_secret_of_installation(first bytea, latest bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_secret_of_installation(first bytea, latest bytea) TO postrider_app;
GRANT ALL ON FUNCTION public.is_secret_of_installation(first bytea, latest bytea) TO postrider_engine;
GRANT ALL ON FUNCTION public.is_secret_of_installation(first bytea, latest bytea) TO postrider_tracking;

REVOKE ALL ON FUNCTION public.list_secret_rotations() FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_secret_rotations() TO postrider_app;

REVOKE ALL ON FUNCTION public.look_at_secret(first bytea, latest bytea, OUT matches boolean, OUT refused_at timestamp with time zone, OUT refused_from text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.look_at_secret(first bytea, latest bytea, OUT matches boolean, OUT refused_at timestamp with time zone, OUT refused_from text) TO postrider_engine;

REVOKE ALL ON FUNCTION public.note_refused_secret() FROM PUBLIC;
GRANT ALL ON FUNCTION public.note_refused_secret() TO postrider_app;
GRANT ALL ON FUNCTION public.note_refused_secret() TO postrider_engine;
GRANT ALL ON FUNCTION public.note_refused_secret() TO postrider_tracking;

REVOKE ALL ON FUNCTION public.prepare_months(this_month date, ahead integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.prepare_months(this_month date, ahead integer) TO postrider_engine;

REVOKE ALL ON FUNCTION public.queue_job(job_id bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_job(job_id bigint) TO postrider_app;

REVOKE ALL ON FUNCTION public.recent_mails(mail_kind text, addresses bytea[], since timestamp with time zone, of_account integer, of_all integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.recent_mails(mail_kind text, addresses bytea[], since timestamp with time zone, of_account integer, of_all integer) TO postrider_engine;

REVOKE ALL ON FUNCTION public.rotate_secret(first bytea, former bytea[], latest bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION public.rotate_secret(first bytea, former bytea[], latest bytea) TO postrider_operator;

REVOKE ALL ON FUNCTION public.search_subscribers(patterns text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.search_subscribers(patterns text[]) TO postrider_app;

REVOKE ALL ON FUNCTION public.sessions_of_tokens(hashes bytea[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.sessions_of_tokens(hashes bytea[]) TO postrider_app;

REVOKE ALL ON FUNCTION public.take_mails(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.take_mails(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) TO postrider_app;

REVOKE ALL ON FUNCTION public.take_mails_sent(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.take_mails_sent(mail_kind text, addresses bytea[], at timestamp with time zone, since timestamp with time zone, of_account integer, of_all integer) TO postrider_engine;

GRANT SELECT,INSERT ON TABLE public.account_events TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.account_events TO postrider_ending;

GRANT UPDATE(data) ON TABLE public.account_events TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.account_events_rest TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.account_export_pieces TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.account_export_pieces TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.account_exports TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.account_exports TO postrider_ending;

GRANT UPDATE(downloaded_at) ON TABLE public.account_exports TO postrider_app;

GRANT UPDATE(file_gone_at) ON TABLE public.account_exports TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_field_values TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.account_field_values TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.account_heads TO postrider_operator;
GRANT SELECT,INSERT,UPDATE ON TABLE public.account_heads TO postrider_app;
GRANT SELECT ON TABLE public.account_heads TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.account_heads TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.accounts TO postrider_operator;
GRANT SELECT,INSERT ON TABLE public.accounts TO postrider_app;
GRANT SELECT ON TABLE public.accounts TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.accounts TO postrider_ending;

GRANT SELECT(id) ON TABLE public.accounts TO postrider_tracking;

GRANT UPDATE(name) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(parent_account_id) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(has_channels) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(default_language_iso) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(languages) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(time_zone) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(tracking) ON TABLE public.accounts TO postrider_app;
GRANT SELECT(tracking) ON TABLE public.accounts TO postrider_tracking;

GRANT UPDATE(default_optout_mailing_id) ON TABLE public.accounts TO postrider_app;
GRANT UPDATE(default_optout_mailing_id) ON TABLE public.accounts TO postrider_ending;

GRANT UPDATE(minute_limit) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(concurrent_limit) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(relay) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(approval) ON TABLE public.accounts TO postrider_operator;

GRANT UPDATE(require_second_factor) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(second_factor_since) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(locked_at) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(locked_by) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(offered_to) ON TABLE public.accounts TO postrider_app;
GRANT UPDATE(offered_to) ON TABLE public.accounts TO postrider_ending;

GRANT UPDATE(closed_at) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(always_force_opt_in) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(require_approval) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(undo_seconds) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(clock_ahead_seconds) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(confirm_address_changes) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(default_optin_mailing_id) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(default_sender_name) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(default_sender_email) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(retention) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(brake) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(salutations) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(clock_due_seconds) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(clock_stepped_at) ON TABLE public.accounts TO postrider_app;

GRANT UPDATE(events_kept_from) ON TABLE public.accounts TO postrider_engine;

GRANT USAGE ON SEQUENCE public.accounts_id_seq TO postrider_app;
GRANT USAGE ON SEQUENCE public.accounts_id_seq TO postrider_operator;

GRANT SELECT,DELETE ON TABLE public.address_mails TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.api_key_channels TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.api_key_channels TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.api_keys TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.api_keys TO postrider_ending;

GRANT UPDATE(name) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(scopes) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(permissions) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(default_optin_mailing_id) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(defer_unconfirmed_data) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(last_used_at) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(deleted_at) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(minute_limit) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(concurrent_limit) ON TABLE public.api_keys TO postrider_app;

GRANT UPDATE(default_legal_basis) ON TABLE public.api_keys TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.archive_hosts TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.archive_hosts TO postrider_app;

GRANT SELECT(account_id) ON TABLE public.archive_hosts TO postrider_engine;

GRANT SELECT(channel_id) ON TABLE public.archive_hosts TO postrider_engine;

GRANT SELECT(proven_at) ON TABLE public.archive_hosts TO postrider_engine;

GRANT SELECT(checked_at) ON TABLE public.archive_hosts TO postrider_engine;

GRANT SELECT(created_at) ON TABLE public.archive_hosts TO postrider_engine;

GRANT SELECT,DELETE ON TABLE public.arrival_changes TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.arrival_changes TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.arrival_changes TO postrider_app;

GRANT SELECT,INSERT ON TABLE public.article_templates TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.article_templates TO postrider_ending;

GRANT UPDATE(name) ON TABLE public.article_templates TO postrider_app;

GRANT UPDATE(html) ON TABLE public.article_templates TO postrider_app;

GRANT UPDATE(updated_at) ON TABLE public.article_templates TO postrider_app;

GRANT UPDATE(deleted_at) ON TABLE public.article_templates TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.articles TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.articles TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.audit_entries TO postrider_app;
GRANT SELECT ON TABLE public.audit_entries TO postrider_operator;
GRANT SELECT,DELETE ON TABLE public.audit_entries TO postrider_ending;
GRANT DELETE ON TABLE public.audit_entries TO postrider_engine;

GRANT SELECT,INSERT,UPDATE ON TABLE public.audit_heads TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.audit_heads TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.block_changes TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.block_changes TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.block_changes TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.bulk_members TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.bulk_members TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.bulk_outcomes TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.bulk_outcomes TO postrider_ending;

GRANT UPDATE(before) ON TABLE public.bulk_outcomes TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.captured_mails TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.captured_mails TO postrider_app;
GRANT SELECT ON TABLE public.captured_mails TO postrider_engine;

GRANT USAGE ON SEQUENCE public.channel_ids TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.channels TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.channels TO postrider_ending;

GRANT UPDATE(inherited_from) ON TABLE public.channels TO postrider_app;

GRANT UPDATE(translations) ON TABLE public.channels TO postrider_app;

GRANT UPDATE(optin_mailing_id) ON TABLE public.channels TO postrider_app;
GRANT UPDATE(optin_mailing_id) ON TABLE public.channels TO postrider_ending;

GRANT UPDATE(optout_mailing_id) ON TABLE public.channels TO postrider_app;
GRANT UPDATE(optout_mailing_id) ON TABLE public.channels TO postrider_ending;

GRANT UPDATE(closed_at) ON TABLE public.channels TO postrider_app;

GRANT UPDATE(withdrawn_at) ON TABLE public.channels TO postrider_app;

GRANT UPDATE(fallback_optin_mailing_id) ON TABLE public.channels TO postrider_app;

GRANT UPDATE(fallback_optout_mailing_id) ON TABLE public.channels TO postrider_app;

GRANT SELECT ON TABLE public.company_domains TO postrider_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.company_domains TO postrider_operator;
GRANT SELECT,DELETE ON TABLE public.company_domains TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.company_subjects TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.congratulations TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.congratulations TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.consent_entries TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.consent_entries TO postrider_ending;

GRANT UPDATE(evidence) ON TABLE public.consent_entries TO postrider_app;

GRANT SELECT,INSERT ON TABLE public.content_links TO postrider_app;
GRANT SELECT ON TABLE public.content_links TO postrider_tracking;
GRANT SELECT,DELETE ON TABLE public.content_links TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.contents TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.contents TO postrider_ending;

GRANT UPDATE(html) ON TABLE public.contents TO postrider_app;

GRANT UPDATE(plain_text) ON TABLE public.contents TO postrider_app;

GRANT UPDATE(field_values) ON TABLE public.contents TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.copy_receivers TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.copy_receivers TO postrider_ending;

GRANT UPDATE(subject) ON TABLE public.copy_receivers TO postrider_app;

GRANT UPDATE(placeholders) ON TABLE public.copy_receivers TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.customer_fields TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.customer_fields TO postrider_ending;

GRANT UPDATE(is_available_for_import) ON TABLE public.customer_fields TO postrider_app;

GRANT UPDATE(is_available_for_export) ON TABLE public.customer_fields TO postrider_app;

GRANT UPDATE(is_editable) ON TABLE public.customer_fields TO postrider_app;

GRANT UPDATE(translations) ON TABLE public.customer_fields TO postrider_app;

GRANT UPDATE(updated_at) ON TABLE public.customer_fields TO postrider_app;

GRANT UPDATE(retired_at) ON TABLE public.customer_fields TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.customers TO postrider_operator;
GRANT INSERT ON TABLE public.customers TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.customers TO postrider_ending;

GRANT USAGE ON SEQUENCE public.customers_id_seq TO postrider_app;
GRANT USAGE ON SEQUENCE public.customers_id_seq TO postrider_operator;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.email_links TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.email_links TO postrider_engine;

GRANT SELECT,INSERT,DELETE ON TABLE public.ended_optin_links TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.ended_optin_links TO postrider_ending;

GRANT SELECT ON TABLE public.erasures TO postrider_engine;
GRANT SELECT,INSERT,DELETE ON TABLE public.erasures TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.erasures TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.export_pieces TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.export_pieces TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.exports TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.exports TO postrider_ending;

GRANT UPDATE(file_gone_at) ON TABLE public.exports TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.failed_sign_ins TO postrider_app;

GRANT UPDATE(failed_at) ON TABLE public.failed_sign_ins TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.field_requests TO postrider_ending;
GRANT SELECT ON TABLE public.field_requests TO postrider_operator;
GRANT SELECT,INSERT ON TABLE public.field_requests TO postrider_app;

GRANT UPDATE(decided_at) ON TABLE public.field_requests TO postrider_app;

GRANT UPDATE(outcome) ON TABLE public.field_requests TO postrider_app;

GRANT UPDATE(field_id) ON TABLE public.field_requests TO postrider_app;

GRANT UPDATE(answer) ON TABLE public.field_requests TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.form_wordings TO postrider_ending;
GRANT SELECT,INSERT,DELETE ON TABLE public.form_wordings TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.forms TO postrider_ending;
GRANT SELECT,INSERT,DELETE ON TABLE public.forms TO postrider_app;

GRANT UPDATE(name) ON TABLE public.forms TO postrider_app;

GRANT UPDATE(channel_ids) ON TABLE public.forms TO postrider_app;

GRANT UPDATE(fields) ON TABLE public.forms TO postrider_app;

GRANT UPDATE(frame_origins) ON TABLE public.forms TO postrider_app;

GRANT UPDATE(is_open) ON TABLE public.forms TO postrider_app;

GRANT UPDATE(updated_at) ON TABLE public.forms TO postrider_app;

GRANT UPDATE(group_id) ON TABLE public.forms TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.group_members TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.group_members TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.growth_days TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.growth_days TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_records TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.idempotency_records TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.import_addresses TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.import_addresses TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_blocks TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.import_blocks TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_pieces TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.import_pieces TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imports TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.imports TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.inbound_reports TO postrider_engine;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.inbound_reports TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.inbound_reports TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.inbound_reports_first TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.invitations TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.invitations TO postrider_ending;

GRANT UPDATE(role) ON TABLE public.invitations TO postrider_app;

GRANT UPDATE(language_iso) ON TABLE public.invitations TO postrider_app;

GRANT UPDATE(invited_by) ON TABLE public.invitations TO postrider_app;

GRANT UPDATE(token_hash) ON TABLE public.invitations TO postrider_app;

GRANT UPDATE(created_at) ON TABLE public.invitations TO postrider_app;

GRANT UPDATE(expires_at) ON TABLE public.invitations TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.jobs TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.jobs TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.kept_out_newsletters TO postrider_ending;
GRANT SELECT,INSERT,DELETE ON TABLE public.kept_out_newsletters TO postrider_app;

GRANT SELECT ON TABLE public.ledger_months TO postrider_app;
GRANT SELECT,UPDATE ON TABLE public.ledger_months TO postrider_engine;

GRANT SELECT,DELETE ON TABLE public.mailing_approvals TO postrider_ending;
GRANT SELECT,INSERT,DELETE ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(fingerprint) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(planned_at) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(note) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(asked_by) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(asked_at) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(decided_by) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(decided_at) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(is_approved) ON TABLE public.mailing_approvals TO postrider_app;

GRANT UPDATE(answer) ON TABLE public.mailing_approvals TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mailing_field_values TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.mailing_field_values TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mailings TO postrider_app;
GRANT SELECT ON TABLE public.mailings TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.mailings TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.memberships TO postrider_app;
GRANT SELECT ON TABLE public.memberships TO postrider_operator;
GRANT SELECT,DELETE ON TABLE public.memberships TO postrider_ending;
GRANT SELECT ON TABLE public.memberships TO postrider_engine;

GRANT SELECT(account_id) ON TABLE public.memberships TO postrider_gate;

GRANT SELECT(user_id) ON TABLE public.memberships TO postrider_gate;

GRANT UPDATE(role) ON TABLE public.memberships TO postrider_app;
GRANT SELECT(role) ON TABLE public.memberships TO postrider_gate;

GRANT UPDATE(role_since) ON TABLE public.memberships TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.message_changes TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.message_changes TO postrider_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.message_changes TO postrider_ending;

GRANT USAGE ON SEQUENCE public.message_ids TO postrider_app;
GRANT SELECT,UPDATE ON SEQUENCE public.message_ids TO postrider_engine;
GRANT SELECT,UPDATE ON SEQUENCE public.message_ids TO postrider_operator;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.message_notices TO postrider_engine;
GRANT INSERT ON TABLE public.message_notices TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.message_notices TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.messages TO postrider_engine;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.messages TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.messages TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.messages_first TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.newsletter_archives TO postrider_ending;
GRANT SELECT,INSERT,DELETE ON TABLE public.newsletter_archives TO postrider_app;

GRANT UPDATE(is_open) ON TABLE public.newsletter_archives TO postrider_app;

GRANT UPDATE(is_indexable) ON TABLE public.newsletter_archives TO postrider_app;

GRANT UPDATE(updated_at) ON TABLE public.newsletter_archives TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.newsletter_articles TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.newsletter_articles TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.newsletter_days TO postrider_engine;
GRANT SELECT ON TABLE public.newsletter_days TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.newsletter_days TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.newsletter_hours TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.newsletter_hours TO postrider_engine;
GRANT SELECT ON TABLE public.newsletter_hours TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.newsletter_people TO postrider_engine;
GRANT SELECT ON TABLE public.newsletter_people TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.newsletter_people TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.newsletter_states TO postrider_engine;
GRANT SELECT ON TABLE public.newsletter_states TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.newsletter_states TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.newsletter_versions TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.newsletter_versions TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.newsletters TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.newsletters TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.operator_act_head TO postrider_operator;
GRANT SELECT ON TABLE public.operator_act_head TO postrider_engine;

GRANT UPDATE(kept_after) ON TABLE public.operator_act_head TO postrider_engine;

GRANT UPDATE(kept_after_hash) ON TABLE public.operator_act_head TO postrider_engine;

GRANT UPDATE(kept_after_mac) ON TABLE public.operator_act_head TO postrider_engine;

GRANT SELECT,INSERT ON TABLE public.operator_acts TO postrider_operator;
GRANT DELETE ON TABLE public.operator_acts TO postrider_engine;

GRANT SELECT(seq) ON TABLE public.operator_acts TO postrider_engine;

GRANT SELECT(at) ON TABLE public.operator_acts TO postrider_engine;

GRANT SELECT(hash) ON TABLE public.operator_acts TO postrider_engine;

GRANT SELECT,INSERT,DELETE ON TABLE public.operator_recovery_codes TO postrider_operator;

GRANT SELECT,INSERT,UPDATE ON TABLE public.operator_requests TO postrider_operator;
GRANT SELECT,DELETE ON TABLE public.operator_requests TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.operator_sessions TO postrider_operator;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.operator_votes TO postrider_operator;

GRANT SELECT,INSERT,UPDATE ON TABLE public.operators TO postrider_operator;

GRANT SELECT,INSERT ON TABLE public.optin_requests TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.optin_requests TO postrider_ending;

GRANT UPDATE(deferred_data) ON TABLE public.optin_requests TO postrider_app;

GRANT UPDATE(confirmed_at) ON TABLE public.optin_requests TO postrider_app;

GRANT UPDATE(confirm_ip) ON TABLE public.optin_requests TO postrider_app;

GRANT UPDATE(user_agent) ON TABLE public.optin_requests TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.optin_visits TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.optin_visits TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.optouts TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.optouts TO postrider_ending;

GRANT UPDATE(undone_at) ON TABLE public.optouts TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.page_settings TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.page_settings TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.page_texts TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.page_texts TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.passkeys TO postrider_app;

GRANT UPDATE(sign_count) ON TABLE public.passkeys TO postrider_app;

GRANT UPDATE(name) ON TABLE public.passkeys TO postrider_app;

GRANT UPDATE(last_used_at) ON TABLE public.passkeys TO postrider_app;

GRANT USAGE ON SEQUENCE public.passkeys_id_seq TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.password_resets TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.passwords TO postrider_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.passwords TO postrider_operator;

GRANT SELECT,INSERT,DELETE ON TABLE public.pictures TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.pictures TO postrider_ending;

GRANT UPDATE(file) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(digest) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(name) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(width) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(height) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(bytes) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(alt_text) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(is_decorative) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(updated_at) ON TABLE public.pictures TO postrider_app;

GRANT UPDATE(deleted_at) ON TABLE public.pictures TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.publications TO postrider_ending;
GRANT SELECT,INSERT,UPDATE ON TABLE public.publications TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.received_articles TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.received_articles TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.received_mailings TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.received_mailings TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.recovery_codes TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.relay_daemons TO postrider_engine;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.relay_queue TO postrider_engine;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.relay_sessions TO postrider_engine;

GRANT SELECT,INSERT,UPDATE ON TABLE public.relays TO postrider_engine;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.report_changes TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.report_changes TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.report_changes TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.round_failures TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.round_failures TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.rounds TO postrider_engine;
GRANT SELECT,INSERT,UPDATE ON TABLE public.rounds TO postrider_tracking;

GRANT SELECT,INSERT,UPDATE ON TABLE public.run_blocks TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.run_blocks TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.run_blocks TO postrider_ending;

GRANT UPDATE(state) ON TABLE public.run_blocks TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.run_blocks_first TO postrider_ending;

GRANT SELECT,DELETE,UPDATE ON TABLE public.run_facets TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_facets TO postrider_engine;
GRANT SELECT ON TABLE public.run_facets TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.run_group_counts TO postrider_ending;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_group_counts TO postrider_engine;
GRANT SELECT ON TABLE public.run_group_counts TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.run_group_sums TO postrider_ending;
GRANT SELECT,INSERT,UPDATE ON TABLE public.run_group_sums TO postrider_engine;
GRANT SELECT ON TABLE public.run_group_sums TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.run_groups TO postrider_ending;
GRANT SELECT,DELETE ON TABLE public.run_groups TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.run_groups TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.run_hours TO postrider_ending;
GRANT SELECT,INSERT,UPDATE ON TABLE public.run_hours TO postrider_engine;
GRANT SELECT ON TABLE public.run_hours TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.run_reports TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.run_reports TO postrider_ending;
GRANT SELECT ON TABLE public.run_reports TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.run_sums TO postrider_engine;
GRANT SELECT ON TABLE public.run_sums TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.run_sums TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.run_tests TO postrider_ending;
GRANT SELECT,INSERT,UPDATE ON TABLE public.run_tests TO postrider_engine;
GRANT SELECT ON TABLE public.run_tests TO postrider_app;

GRANT UPDATE(state) ON TABLE public.run_tests TO postrider_app;

GRANT UPDATE(waits_until) ON TABLE public.run_tests TO postrider_app;

GRANT UPDATE(decided_at) ON TABLE public.run_tests TO postrider_app;

GRANT UPDATE(decided_by) ON TABLE public.run_tests TO postrider_app;

GRANT UPDATE(outcome) ON TABLE public.run_tests TO postrider_app;

GRANT UPDATE(winner) ON TABLE public.run_tests TO postrider_app;

GRANT SELECT,DELETE ON TABLE public.run_variants TO postrider_ending;
GRANT SELECT,INSERT,UPDATE ON TABLE public.run_variants TO postrider_engine;
GRANT SELECT ON TABLE public.run_variants TO postrider_app;

GRANT UPDATE(delivered) ON TABLE public.run_variants TO postrider_app;

GRANT UPDATE(opens) ON TABLE public.run_variants TO postrider_app;

GRANT UPDATE(clicks) ON TABLE public.run_variants TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.runs TO postrider_engine;
GRANT SELECT,INSERT,UPDATE ON TABLE public.runs TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.runs TO postrider_ending;

GRANT SELECT(account_id) ON TABLE public.runs TO postrider_tracking;

GRANT SELECT(id) ON TABLE public.runs TO postrider_tracking;

GRANT SELECT(has_test) ON TABLE public.runs TO postrider_tracking;

GRANT SELECT,UPDATE ON SEQUENCE public.runs_id_seq TO postrider_engine;
GRANT SELECT,UPDATE ON SEQUENCE public.runs_id_seq TO postrider_operator;

GRANT SELECT,INSERT,DELETE ON TABLE public.saved_views TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.saved_views TO postrider_ending;

GRANT UPDATE(name) ON TABLE public.saved_views TO postrider_app;

GRANT UPDATE(search) ON TABLE public.saved_views TO postrider_app;

GRANT UPDATE(is_default) ON TABLE public.saved_views TO postrider_app;

GRANT SELECT,INSERT ON TABLE public.sender_domains TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.sender_domains TO postrider_ending;

GRANT SELECT(account_id) ON TABLE public.sender_domains TO postrider_engine;

GRANT SELECT(domain) ON TABLE public.sender_domains TO postrider_engine;

GRANT UPDATE(selector) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(rsa_key_sealed) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(ed25519_key_sealed) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(checks) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(verified_at) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(checked_at) ON TABLE public.sender_domains TO postrider_app;
GRANT SELECT(checked_at) ON TABLE public.sender_domains TO postrider_engine;

GRANT SELECT(created_at) ON TABLE public.sender_domains TO postrider_engine;

GRANT UPDATE(updated_at) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(key_made_at) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(next_selector) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(next_rsa_key_sealed) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(next_ed25519_key_sealed) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(former_selector) ON TABLE public.sender_domains TO postrider_app;

GRANT UPDATE(former_until) ON TABLE public.sender_domains TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.senders TO postrider_engine;

GRANT SELECT(heartbeat_at) ON TABLE public.senders TO postrider_app;

GRANT SELECT(stopped_at) ON TABLE public.senders TO postrider_app;

GRANT SELECT(away_relays) ON TABLE public.senders TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.sending_state TO postrider_engine;
GRANT SELECT,INSERT,UPDATE ON TABLE public.sending_state TO postrider_operator;

GRANT SELECT(frozen_at) ON TABLE public.sending_state TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.sessions TO postrider_app;

GRANT SELECT(user_id) ON TABLE public.sessions TO postrider_gate;

GRANT SELECT(token_hash) ON TABLE public.sessions TO postrider_gate;

GRANT SELECT(created_at) ON TABLE public.sessions TO postrider_gate;

GRANT UPDATE(seen_at) ON TABLE public.sessions TO postrider_app;
GRANT SELECT(seen_at) ON TABLE public.sessions TO postrider_gate;

GRANT SELECT,INSERT,DELETE ON TABLE public.sign_in_failures TO postrider_app;

GRANT UPDATE(failed_at) ON TABLE public.sign_in_failures TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.signups TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.signups TO postrider_engine;

GRANT UPDATE(expires_at) ON TABLE public.signups TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.soft_bounces TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.soft_bounces TO postrider_ending;

GRANT SELECT,UPDATE ON TABLE public.statistics_progress TO postrider_engine;
GRANT SELECT ON TABLE public.statistics_progress TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscriber_facets TO postrider_app;
GRANT SELECT,DELETE,UPDATE ON TABLE public.subscriber_facets TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscriber_groups TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.subscriber_groups TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscribers TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.subscribers TO postrider_ending;

GRANT SELECT(account_id) ON TABLE public.subscribers TO postrider_search;

GRANT SELECT(id) ON TABLE public.subscribers TO postrider_search;

GRANT SELECT(email_key) ON TABLE public.subscribers TO postrider_search;

GRANT SELECT(firstname) ON TABLE public.subscribers TO postrider_search;

GRANT SELECT(lastname) ON TABLE public.subscribers TO postrider_search;

GRANT SELECT(city) ON TABLE public.subscribers TO postrider_search;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscriptions TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.subscriptions TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.support_sessions TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.support_sessions TO postrider_ending;

GRANT UPDATE(ended_at) ON TABLE public.support_sessions TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.suppressions TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.suppressions TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.test_addresses TO postrider_ending;
GRANT SELECT,INSERT,DELETE ON TABLE public.test_addresses TO postrider_app;

GRANT UPDATE(language_iso) ON TABLE public.test_addresses TO postrider_app;

GRANT UPDATE(added_by) ON TABLE public.test_addresses TO postrider_app;

GRANT UPDATE(token_hash) ON TABLE public.test_addresses TO postrider_app;

GRANT UPDATE(asked_at) ON TABLE public.test_addresses TO postrider_app;

GRANT UPDATE(expires_at) ON TABLE public.test_addresses TO postrider_app;

GRANT UPDATE(confirmed_at) ON TABLE public.test_addresses TO postrider_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.themes TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.themes TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.totp_factors TO postrider_app;

GRANT UPDATE(secret_sealed) ON TABLE public.totp_factors TO postrider_app;

GRANT UPDATE(confirmed_at) ON TABLE public.totp_factors TO postrider_app;

GRANT UPDATE(last_step) ON TABLE public.totp_factors TO postrider_app;

GRANT SELECT ON TABLE public.tracking_events TO postrider_app;
GRANT INSERT ON TABLE public.tracking_events TO postrider_tracking;
GRANT SELECT,DELETE ON TABLE public.tracking_events TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.tracking_events TO postrider_ending;

GRANT UPDATE(message_id) ON TABLE public.tracking_events TO postrider_engine;

GRANT UPDATE(verdict) ON TABLE public.tracking_events TO postrider_engine;

GRANT UPDATE(rules) ON TABLE public.tracking_events TO postrider_engine;

GRANT UPDATE(network) ON TABLE public.tracking_events TO postrider_app;

GRANT UPDATE(told) ON TABLE public.tracking_events TO postrider_engine;

GRANT SELECT,DELETE ON TABLE public.tracking_events_rest TO postrider_ending;

GRANT SELECT,UPDATE ON TABLE public.tracking_progress TO postrider_engine;
GRANT SELECT,UPDATE ON TABLE public.tracking_progress TO postrider_tracking;

GRANT SELECT,INSERT ON TABLE public.tracking_withdrawals TO postrider_app;
GRANT SELECT ON TABLE public.tracking_withdrawals TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.tracking_withdrawals TO postrider_ending;

GRANT UPDATE(agreed_again_at) ON TABLE public.tracking_withdrawals TO postrider_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.trigger_copies TO postrider_app;
GRANT SELECT ON TABLE public.trigger_copies TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.trigger_copies TO postrider_ending;

GRANT SELECT,INSERT ON TABLE public.trigger_types TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.trigger_types TO postrider_ending;

GRANT SELECT,INSERT,DELETE ON TABLE public.used_challenges TO postrider_app;

GRANT UPDATE(expires_at) ON TABLE public.used_challenges TO postrider_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.used_company_answers TO postrider_app;

GRANT UPDATE(used_at) ON TABLE public.used_company_answers TO postrider_app;

GRANT INSERT ON TABLE public.user_mails TO postrider_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.user_mails TO postrider_engine;

GRANT UPDATE(due_at) ON TABLE public.user_mails TO postrider_engine;

GRANT UPDATE(attempts) ON TABLE public.user_mails TO postrider_engine;

GRANT SELECT,INSERT ON TABLE public.users TO postrider_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.users TO postrider_operator;

GRANT SELECT(id) ON TABLE public.users TO postrider_engine;

GRANT SELECT(email) ON TABLE public.users TO postrider_engine;
GRANT UPDATE(email) ON TABLE public.users TO postrider_app;

GRANT UPDATE(email_key) ON TABLE public.users TO postrider_app;

GRANT SELECT(name) ON TABLE public.users TO postrider_engine;

GRANT SELECT(language_iso) ON TABLE public.users TO postrider_engine;

GRANT UPDATE(factors) ON TABLE public.users TO postrider_app;

GRANT UPDATE(access_version) ON TABLE public.users TO postrider_app;

GRANT SELECT ON TABLE public.webhook_deliveries TO postrider_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.webhook_deliveries TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.webhook_deliveries TO postrider_ending;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_retries TO postrider_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_retries TO postrider_engine;
GRANT SELECT,DELETE ON TABLE public.webhook_retries TO postrider_ending;

GRANT SELECT,INSERT,UPDATE ON TABLE public.webhooks TO postrider_engine;
GRANT SELECT,INSERT,UPDATE ON TABLE public.webhooks TO postrider_app;
GRANT SELECT,DELETE ON TABLE public.webhooks TO postrider_ending;

GRANT SELECT,DELETE ON TABLE public.welcomes TO postrider_ending;
GRANT SELECT,INSERT,UPDATE ON TABLE public.welcomes TO postrider_engine;
GRANT SELECT,INSERT ON TABLE public.welcomes TO postrider_app;
