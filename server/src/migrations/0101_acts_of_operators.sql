-- online
create index concurrently audit_of_operators on audit_entries (at desc, account_id desc, seq desc) where actor = 'operator' or actor like 'operator:%';
