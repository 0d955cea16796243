-- Consent as evidence, suppression that outlives deletion, idempotency records.

-- Append-only and hash-chained per account: `hash` covers the entry and its predecessor's hash, `seq` has no gap.
-- Personal evidence (addresses, agents) enters the chain by its digest only, so that it can be erased without breaking it.
create table consent_entries (
  account_id       bigint not null references accounts (id),
  seq              bigint not null,
  subscriber_id    bigint not null,
  channel_id       bigint not null,
  from_state       text,
  to_state         text not null,
  actor            text not null,
  source           text not null,
  newsletter_id    bigint,
  occurred_at      timestamptz(0) not null,
  evidence_digest  bytea,
  evidence         jsonb,
  hash             bytea not null,
  primary key (account_id, seq)
);
create index consent_of_subscriber on consent_entries (account_id, subscriber_id, seq);
call protect_tenant_table('consent_entries');
grant select, insert, update (evidence) on consent_entries to postrider_app;

create function consent_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.evidence is null and to_jsonb(new) - 'evidence' = to_jsonb(old) - 'evidence' then return new; end if;
  end if;
  raise exception 'consent_entries is append-only; only evidence may be erased';
end
$$;
create trigger append_only before update or delete on consent_entries for each row execute function consent_is_append_only();
create trigger append_only_truncate before truncate on consent_entries for each statement execute function consent_is_append_only();

-- What remains of a deleted address: a keyed hash and the archived reasons it had, per channel (0 = the address itself).
create table suppressions (
  account_id  bigint not null references accounts (id),
  email_hmac  bytea not null,
  channel_id  bigint not null,
  guard       smallint not null check (guard > 0),
  created_at  timestamptz(0) not null,
  primary key (account_id, email_hmac, channel_id)
);
call protect_tenant_table('suppressions');
grant select, insert, update, delete on suppressions to postrider_app;

create table idempotency_records (
  account_id   bigint not null references accounts (id),
  -- SHA-256 over method, path with query, and the client's key: what counts as the same request.
  request      bytea not null,
  fingerprint  bytea not null,
  status       smallint not null,
  location     text,
  body         text not null,
  -- Whose data the body holds, so that erasing a person erases the copy too.
  subject_ids  bigint[] not null,
  created_at   timestamptz(0) not null,
  primary key (account_id, request)
);
create index idempotency_age on idempotency_records (account_id, created_at);
-- Whoever erases a person holds the lock of the account.
create index idempotency_subjects on idempotency_records using gin (subject_ids);
call protect_tenant_table('idempotency_records');
grant select, insert, update, delete on idempotency_records to postrider_app;
