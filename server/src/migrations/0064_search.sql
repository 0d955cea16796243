-- People are found by any part of their address, names or city (docs/adr/0035).

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What a search looks through. The collation is named, so that letters fold alike in every installation.
create function search_text(email_key text, firstname text, lastname text, city text) returns text
language sql immutable parallel safe as $$
  select lower(email_key || E'\n' || coalesce(firstname, '') || E'\n' || coalesce(lastname, '') || E'\n' || coalesce(city, '')
               collate "und-x-icu") collate "default"
$$;
comment on function search_text is 'What a search for people looks through, in small letters. An index is built on it.';

-- Row-level security keeps LIKE from an index, because an operator that is not leakproof may look at rows of others first.
-- So one function looks past it, as a role that can do nothing else: it sees six columns, and answers with ids of the
-- account that the transaction is in.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postrider_search') then create role postrider_search nologin; end if;
end
$$;
grant usage, create on schema public to postrider_search;
grant select (account_id, id, email_key, firstname, lastname, city) on subscribers to postrider_search;
create policy searching on subscribers for select to postrider_search using (true);

create function search_subscribers(patterns text[]) returns setof bigint
language plpgsql stable rows 1000 security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
begin
  -- Patterns stay parameters: what somebody looks for belongs into no log.
  return query execute
    'select s.id from subscribers s where s.account_id = tenant_account()' || (
      select string_agg(format(' and search_text(s.email_key, s.firstname, s.lastname, s.city) like $1[%s]', n), '')
      from generate_series(1, array_length(patterns, 1)) n)
    using patterns;
end
$$;
comment on function search_subscribers is 'The people of this account whose search text is like every one of the patterns, by a trigram index.';
do $$
begin
  execute format('grant postrider_search to %I', current_user);
  alter function search_subscribers(text[]) owner to postrider_search;
  execute format('revoke postrider_search from %I', current_user);
end
$$;
revoke create on schema public from postrider_search;
revoke execute on function search_subscribers from public;
grant execute on function search_subscribers to postrider_app;

-- Who goes on with a job must be allowed what it does. Until now there were imports, and erasures that operators began.
alter table jobs add column action text not null default 'deletePeople';
update jobs set action = 'importPeople' where kind in ('readImport', 'checkImport', 'runImport');
alter table jobs alter column action drop default;
comment on column jobs.action is 'What whoever stops it or goes on with it must be allowed to do';
