-- online
create index concurrently mailing_to_renew on mailings (renews_at) where renews_at is not null;
