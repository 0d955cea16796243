-- Whom a mailing leaves out.
alter table mailings add column excluded_group_ids bigint[] not null default '{}';
comment on column mailings.excluded_group_ids is 'Nobody in any of these groups gets it, whatever other group they are in.';

-- One address gets only so many mails of a kind in a while, from one account and from all of them. What other accounts have
-- sent is counted and never shown, so nobody reads the table: two functions take the account from the transaction.
drop table address_mails;
create table address_mails (
  id            bigint generated always as identity primary key,
  account_id    bigint not null references accounts (id),
  kind          text not null check (kind in ('optin', 'optout', 'trigger')),
  address_hmac  bytea not null,
  sent_at       timestamptz(0) not null
);
create index mail_to_address on address_mails (address_hmac, kind, sent_at);
create index address_mail_age on address_mails (account_id, sent_at);
comment on table address_mails is 'Mails that one address gets only so many of in a while; outlives the person, and names nobody.';
comment on column address_mails.address_hmac is 'Keyed hash of the address in lower case without what follows a plus sign.';

create function take_mails(mail_kind text, addresses bytea[], at timestamptz, since timestamptz, of_account int, of_all int)
returns table (place bigint, full_since timestamptz)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
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
comment on function take_mails is 'Counts a mail to each address, unless it had its share since a time: then it tells by when there were that many.';

create function forget_address_mails(before timestamptz, most int) returns bigint
language sql volatile security definer set search_path = pg_catalog, public as $$
  with gone as (
    delete from address_mails m where m.id in (
      select o.id from address_mails o where o.account_id = tenant_account() and o.sent_at < before limit most)
    returning 1)
  select count(*) from gone
$$;
comment on function forget_address_mails is 'Deletes counts of one account that no cap looks back to any more.';
revoke execute on function take_mails, forget_address_mails from public;
grant execute on function take_mails, forget_address_mails to postrider_app;

-- Limits of an account over all of its keys; an operator sets them.
alter table accounts
  add column minute_limit      integer check (minute_limit > 0),
  add column concurrent_limit  integer check (concurrent_limit > 0);
comment on column accounts.minute_limit is 'Requests in 60 seconds over all of its keys; null = only the limits of each key count.';
comment on column accounts.concurrent_limit is 'Requests at the same time over all of its keys; null = only the limits of each key count.';
grant update (minute_limit, concurrent_limit) on accounts to postrider_app;
