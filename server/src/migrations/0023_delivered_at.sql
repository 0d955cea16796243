-- When the mailbox provider took a single mail. A newsletter's rows leave it null, which costs them no byte and no write:
-- its numbers come from states, and a billion times a month nobody would ask. When a mail came back is in inbound_reports.
alter table messages add column delivered_at timestamptz(0);
comment on column messages.delivered_at is 'Of a single mail: when the relay''s log was read to say that the other side took it. Null for newsletters, and where the relay has no log.';
