-- Mails of campaigns count against the caps of triggers, too; a sender asks before it takes them up, and counts when each is marked (W-130).
create function recent_mails(mail_kind text, addresses bytea[], since timestamptz, of_account int, of_all int)
returns table (place bigint, from_account timestamptz[], from_all timestamptz[])
language sql stable security definer set search_path = pg_catalog, public as $$
  select x.place,
         array(select m.sent_at from address_mails m
               where m.address_hmac = x.address and m.kind = mail_kind and m.sent_at > since and m.account_id = tenant_account()
               order by m.sent_at desc limit of_account),
         array(select m.sent_at from address_mails m
               where m.address_hmac = x.address and m.kind = mail_kind and m.sent_at > since
               order by m.sent_at desc limit of_all)
  from unnest(addresses) with ordinality x (address, place)
$$;
comment on function recent_mails is 'When each address was sent mails since a time, newest first and no more than a cap has to know.';

-- Two senders of one moment must not both find the last place free. Who cannot have the address waits a second, and never for the
-- other: they may hold each other''s next address.
create function take_mails_sent(mail_kind text, addresses bytea[], at timestamptz, since timestamptz, of_account int, of_all int)
returns table (place bigint, full_since timestamptz, is_busy boolean)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
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
comment on function take_mails_sent is 'As take_mails, for senders: also tells whether another one is counting a mail to the address at this moment.';
revoke execute on function recent_mails, take_mails_sent from public;
grant execute on function recent_mails, take_mails_sent to postrider_engine;
