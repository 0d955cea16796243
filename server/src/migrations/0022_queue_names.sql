-- A mail that was refused after DATA, or whose client left before the dot, has a name in the relay's log and nothing else.
-- Ten thousand of them looked like a long queue, and no doubt was settled for two weeks.
alter table relay_queue add column taken boolean not null default true;
comment on column relay_queue.taken is 'The queue manager has it. A name without that is a mail on its way in, or one that was withdrawn.';
comment on column senders.host is 'Where its process id names it: host, boot and process namespace.';
