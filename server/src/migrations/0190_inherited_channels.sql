-- What an L-account hands down to the accounts below: channels, with their pages and looks to fall back to.

alter table channels add column withdrawn_at timestamptz(0);
comment on column channels.withdrawn_at is 'Since when the L-account has taken it back. It is closed then, and the account does not open it again.';
grant update (withdrawn_at) on channels to postrider_app;

alter table page_settings
  add column is_inherited boolean not null default false,
  add constraint page_settings_inherited_check check (not is_inherited or channel_id <> 0),
  drop constraint page_settings_pkey,
  add primary key (account_id, channel_id, is_inherited);
comment on column page_settings.is_inherited is 'What the L-account has given a channel it handed down: holds where the channel has nothing of its own, before what holds for the whole account.';
grant delete on page_settings to postrider_app;
