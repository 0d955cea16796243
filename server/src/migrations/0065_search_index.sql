-- online: about 180 MB per million people. The account comes first everywhere, so that a small one does not pay for its neighbours.
create index concurrently subscriber_search on subscribers
  using gin (account_id, search_text(email_key, firstname, lastname, city) gin_trgm_ops);
create index concurrently subscriber_lastname on subscribers (account_id, lastname, id);
create index concurrently subscriber_firstname on subscribers (account_id, firstname, id);
