-- The audit log is kept for three years (W-026). What is older goes from its beginning; the head then says where the rest begins,
-- under a key that the database does not hold, so that nobody moves the beginning past what they want gone.
alter table audit_heads
  add column kept_after bigint not null default 0,
  add column kept_after_hash bytea,
  add column kept_after_mac bytea,
  add constraint audit_heads_beginning_check check (
    (kept_after = 0) = (kept_after_hash is null) and (kept_after = 0) = (kept_after_mac is null) and kept_after <= seq);
comment on column audit_heads.kept_after is 'The number of the last entry that went because it was three years old; 0 = none did.';
comment on column audit_heads.kept_after_hash is 'The hash of that entry, which the first that is kept follows.';
comment on column audit_heads.kept_after_mac is 'HMAC over both, under the key of the chain.';

create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if current_user = 'postrider_ending' or old.at < now() - interval '3 years' then return old; end if;
  end if;
  raise exception 'audit_entries is append-only';
end
$$;
grant delete on audit_entries to postrider_engine;
