-- What a dead sender has written still reaches the relay, and a log can stand still. So a doubt is settled by what the log
-- says about the session that carried the mail, and only while the log provably moves (docs/adr/0025).
create table relay_sessions (
  id           integer generated always as identity primary key,
  relay        text not null,
  client       text not null,
  sender_id    bigint,
  opened_at    timestamptz not null default clock_timestamp(),
  answered_at  timestamptz,
  ended_at     timestamptz
);
create index relay_session_open on relay_sessions (client) where ended_at is null;
create index relay_session_old on relay_sessions (opened_at);
grant select, insert, update, delete on relay_sessions to postrider_engine;
comment on table relay_sessions is 'Each connection of ours to the relay: of senders, and visits that show whether its log moves.';
comment on column relay_sessions.relay is 'As the one who connected calls it.';
comment on column relay_sessions.client is 'Our address and port, by which the relay''s log names the session.';
comment on column relay_sessions.sender_id is 'Null for a visit.';
comment on column relay_sessions.answered_at is 'Of a visit: when the relay had taken leave of us. Its lines must stand in the log from then on.';
comment on column relay_sessions.ended_at is 'When the log was read to say that the session has ended.';

create table relay_daemons (
  relay     text not null references relays (name),
  pid       integer not null,
  instance  text not null,
  client    text not null,
  seen_at   timestamptz not null default clock_timestamp(),
  primary key (relay, pid)
);
grant select, insert, update, delete on relay_daemons to postrider_engine;
comment on table relay_daemons is 'Daemons of the relay that have a client, ours or not, as far as its log has been read.';
comment on column relay_daemons.instance is 'The Postfix they belong to: a start of its master ends the sessions of all its daemons.';

alter table relays
  drop column answered_at,
  add column proven_at  timestamptz,
  add column gap_at     timestamptz;
comment on column relays.proven_at is 'When the last visit began whose lines have been read: whatever was logged before has been read as well.';
comment on column relays.gap_at is 'Lines from before this moment are missing in the log, so its silence about older mails proves nothing.';

alter table messages add column session integer;
comment on column messages.session is 'The connection to the relay it was last put on the wire in (relay_sessions).';
