-- What operators do outside of accounts is kept for three years, as the audit log of an account is (W-026, 0182).
alter table operator_act_head
  add column kept_after bigint not null default 0,
  add column kept_after_hash bytea,
  add column kept_after_mac bytea,
  add constraint operator_act_head_beginning_check check (
    (kept_after = 0) = (kept_after_hash is null) and (kept_after = 0) = (kept_after_mac is null) and kept_after <= seq);
comment on column operator_act_head.kept_after is 'The number of the last entry that went because it was three years old; 0 = none did.';
comment on column operator_act_head.kept_after_hash is 'The hash of that entry, which the first that is kept follows.';
comment on column operator_act_head.kept_after_mac is 'HMAC over both, under the key of the chain.';

create or replace function operator_acts_are_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years' then return old; end if;
  end if;
  raise exception 'operator_acts is append-only';
end
$$;
grant select (seq, at, hash), delete on operator_acts to postrider_engine;
grant update (kept_after, kept_after_hash, kept_after_mac) on operator_act_head to postrider_engine;
