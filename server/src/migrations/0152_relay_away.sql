-- A sender says which relays let nobody in, so that users are told why their run does not move (W-095).
alter table senders add column away_relays text[] not null default '{}';
comment on column senders.away_relays is 'Relays that took no mail at its last sign of life, by name; the usual one has none and stands here as an empty text.';
grant select (away_relays) on senders to postrider_app;
