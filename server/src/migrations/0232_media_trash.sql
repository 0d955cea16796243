-- Pictures that were taken out of the library can be put back for 30 days (W-117).

alter table pictures add column deleted_at timestamptz(0);
comment on column pictures.deleted_at is 'When it was taken out of the library; it can be put back for 30 days.';
create index pictures_in_trash on pictures (account_id, deleted_at) where deleted_at is not null;
grant update (deleted_at) on pictures to postrider_app;
