-- Channels become something admins look after: they rename, close, reopen and delete them.
alter table channels add column closed_at timestamptz(0), add constraint default_stays_open check (not is_default or closed_at is null);
comment on column channels.closed_at is 'Since when nobody can enter it and no new mailing goes to it; its rows stay. Null = open.';
grant update (translations, closed_at), delete on channels to postrider_app;
