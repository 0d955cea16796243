-- The sandbox twin of an S-account (docs/adr/0053). Its id says what it is: that of the real account and 2^39. So nobody has to look
-- anything up to know that a mail must not leave, and there is one twin at most.
create function is_sandbox(account bigint) returns boolean immutable parallel safe language sql
  as $$ select account >= 549755813888 $$;
create function sandbox_of_account(account bigint) returns bigint immutable parallel safe language sql
  as $$ select account + 549755813888 $$;
comment on function is_sandbox is 'Whether an account is the sandbox twin of another.';
comment on function sandbox_of_account is 'The id that the twin of an account has, or would have.';

alter table accounts
  add column sandbox_of bigint generated always as (case when id >= 549755813888 then id - 549755813888 end) stored,
  add constraint accounts_sandbox_of_fkey foreign key (customer_id, sandbox_of) references accounts (customer_id, id),
  add constraint accounts_sandbox_check
    check (not is_sandbox(id) or type = 'S' and parent_account_id is null and offered_to is null and relay is null);
alter table accounts
  add column clock_ahead_seconds bigint not null default 0 check (clock_ahead_seconds between 0 and 34560000),
  add constraint accounts_clock_check check (is_sandbox(id) or clock_ahead_seconds = 0);
grant update (clock_ahead_seconds) on accounts to postrider_app;
comment on column accounts.clock_ahead_seconds is 'How far the clock of a sandbox is ahead of ours; 400 days at most.';
comment on column accounts.sandbox_of is 'The S-account it is the sandbox twin of; null = it is a real account.';

-- An admin of the account itself makes its twin.
create policy made_by_admin on accounts as restrictive for insert to postrider_app
  with check (not is_sandbox(id) or exists (
    select from memberships m where m.user_id = coalesce(nullif(current_setting('app.user_id', true), ''), '0')::bigint
                                and m.role = 'admin' and m.account_id = id - 549755813888));

-- A key tells by its first letters where it opens. Keys that were made before are real, whatever they begin with.
create policy named_by_kind on api_keys as restrictive for insert to postrider_app
  with check (is_sandbox(account_id) = starts_with(prefix, 'sb'));

-- Users hear of nothing that happens in a sandbox.
create policy of_real_accounts on user_mails as restrictive for insert to postrider_app
  with check (not is_sandbox(account_if_named()));

-- Whoever works in an account works in its twin, as the same, from the same moment on.
create function keep_members_of_sandbox() returns trigger language plpgsql as $$
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
create trigger members_of_sandbox_added after insert on memberships
  for each row when (not is_sandbox(new.account_id)) execute function keep_members_of_sandbox();
create trigger members_of_sandbox_changed after update on memberships
  for each row when (not is_sandbox(new.account_id)) execute function keep_members_of_sandbox();
create trigger members_of_sandbox_gone after delete on memberships
  for each row when (not is_sandbox(old.account_id)) execute function keep_members_of_sandbox();

-- Closed, opened again, locked or unlocked: its twin is, too.
create function keep_state_of_sandbox() returns trigger language plpgsql as $$
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
create trigger state_of_sandbox after update of closed_at, locked_at, locked_by on accounts
  for each row when (not is_sandbox(new.id)) execute function keep_state_of_sandbox();

-- What the account of the transaction has, put into its twin under the same ids; `instead` are values that differ there.
create function copy_into_sandbox(copied regclass, picked text default 'true', instead jsonb default '{}') returns void
language plpgsql as $$
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
$$;
comment on function copy_into_sandbox is 'Copies rows of a table into the twin of the account that the transaction names, under its row-level security.';

-- Everything but people, and what was sent to them; secrets stay where they are, too: keys, webhooks and sender domains.
create function fill_sandbox() returns void language plpgsql as $$
declare
  real_account constant bigint := tenant_account();
  mailing_picked constant text := 't.status <> ''sent'' and t.deleted_at is null and t.source_mailing_id is null';
  of_picked constant text := 'exists (select from mailings p where p.account_id = t.account_id and p.id = t.mailing_id '
    || 'and p.status <> ''sent'' and p.deleted_at is null and p.source_mailing_id is null and %s)';
  letter_picked constant text := 'exists (select from newsletters n join mailings p on p.account_id = n.account_id and p.id = n.mailing_id '
    || 'where n.account_id = t.account_id and %s and p.status <> ''sent'' and p.deleted_at is null and p.source_mailing_id is null)';
  ends jsonb;
  optout bigint;
begin
  perform copy_into_sandbox('channels', 'true', '{"inherited_from": null, "optin_mailing_id": null, "optout_mailing_id": null}');
  perform copy_into_sandbox('account_field_values');
  perform copy_into_sandbox('page_settings');
  perform copy_into_sandbox('page_texts');
  perform copy_into_sandbox('subscriber_groups', 'true', '{"last_count": 0, "counted_at": null}');
  perform copy_into_sandbox('themes');
  perform copy_into_sandbox('article_templates');
  perform copy_into_sandbox('contents', format(letter_picked, 'p.is_active and n.content_id = t.id'));
  perform copy_into_sandbox('content_links', format(letter_picked, 'p.is_active and n.content_id = t.content_id'));
  -- What is planned would leave once more.
  perform copy_into_sandbox('mailings', mailing_picked,
    '{"status": "draft", "planned_at": null, "planned_by": null, "sent_at": null, "failure_reason": null}');
  perform copy_into_sandbox('mailing_field_values', format(of_picked, 'true'));
  perform copy_into_sandbox('newsletters', format(of_picked, 'p.is_active'));
  perform copy_into_sandbox('newsletters', format(of_picked, 'p.is_active is not true'), '{"content_id": null, "sent_at": null}');
  perform copy_into_sandbox('articles', format('t.newsletter_id is null or ' || letter_picked, 'n.id = t.newsletter_id'));
  perform copy_into_sandbox('newsletter_articles', format(letter_picked, 'n.id = t.newsletter_id')
    || ' and exists (select from articles a where a.account_id = t.account_id and a.id = t.article_id and (a.newsletter_id is null or '
    || 'a.newsletter_id = t.newsletter_id))');
  -- Channels and mailings point at each other.
  select jsonb_agg(to_jsonb(c)) into ends from channels c where c.account_id = real_account;
  select a.default_optout_mailing_id into optout from accounts a where a.id = real_account;
  perform set_config('app.account_id', sandbox_of_account(real_account)::text, true);
  update channels c set optin_mailing_id = (select m.id from mailings m where m.account_id = c.account_id and m.id = e.optin_mailing_id),
                        optout_mailing_id = (select m.id from mailings m where m.account_id = c.account_id and m.id = e.optout_mailing_id)
  from jsonb_populate_recordset(null::channels, ends) e
  where c.account_id = sandbox_of_account(real_account) and c.id = e.id;
  update accounts a set default_optout_mailing_id = (select m.id from mailings m where m.account_id = a.id and m.id = optout)
  where a.id = sandbox_of_account(real_account);
  perform set_config('app.account_id', real_account::text, true);
end
$$;
comment on function fill_sandbox is 'Copies everything but people and secrets of the account that the transaction names into its twin, which is empty.';
