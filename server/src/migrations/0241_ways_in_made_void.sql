-- What was shown at a sign-in may have become void before its session begins, and what was linked by whoever had the access of
-- somebody else goes with the undo (W-022).
alter table users add column access_version integer not null default 0;
comment on column users.access_version is 'Counts how often whatever the user had shown became void; a sign-in that began before goes no further.';
grant update (access_version) on users to postrider_app;

alter table recovery_codes add column created_at timestamptz not null default now();

grant delete on company_subjects to postrider_app;
