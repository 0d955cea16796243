-- Rights of the person: who was erased, and what goes by itself when its time is over.

-- A backup still holds the people who were erased after it was made; this says whom to erase again. It names nobody: an id,
-- the keyed hash of the address, and the archived reasons (by channel) that keep the address from being written to.
create table erasures (
  account_id             bigint not null references accounts (id),
  subscriber_id          bigint not null,
  -- Ids lost with a restore are given again; the two together are one person.
  subscriber_created_at  timestamptz(0) not null,
  address_hmac           bytea not null,
  guards                 jsonb not null,
  erased_at              timestamptz(0) not null,
  primary key (account_id, subscriber_id, subscriber_created_at)
);
create index erasure_age on erasures (account_id, erased_at);
call protect_tenant_table('erasures');
call open_to_engine('erasures');
grant select, insert, delete on erasures to postrider_app;

-- What is looked for again and again because it may have become too old.
create index pending_subscription on subscriptions (account_id, subscriber_id) where status = 2 and status_addition = 1;
create index message_values on messages (account_id, created_at) where payload is not null;
create index receiver_values on copy_receivers (account_id, copy_id) where subject is not null or placeholders <> '{}';
grant update (subject, placeholders) on copy_receivers to postrider_app;
create index report_answer on inbound_reports (account_id, received_at) where answer is not null;
create index visit_age on optin_visits (account_id, visited_at) where outcome <> 'confirmed';
create index ended_link_age on ended_optin_links (account_id, ended_at);
grant delete on optin_visits, ended_optin_links to postrider_app;

-- Finds what one person opened and clicked. Costs nothing where nobody can be recognised.
create index tracking_event_of_message on tracking_events (account_id, run_id, message_id) where message_id is not null;
grant update (network) on tracking_events to postrider_app;
