-- Planners and admins hear by mail of what went wrong while nobody looked (W-081, W-098).
call open_to_engine('memberships');
create policy engine on users for select to postrider_engine using (true);
grant select (id, email, name, language_iso) on users to postrider_engine;
grant insert on user_mails to postrider_engine;

-- Nothing of a run leaves later than its mailing allowed when it began (W-088).
alter table runs add column not_after timestamptz(0);
comment on column runs.not_after is 'Nothing of it is put on the wire later than this; the rest expires. Null = no such time.';
