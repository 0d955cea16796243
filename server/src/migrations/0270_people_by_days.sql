-- online
-- An account that keeps opens and clicks for a shorter time forgets who it was day by day: what has gone must not cost a walk over
-- all that is left.
create index concurrently newsletter_people_of_day on newsletter_people (account_id, day) where kind in (0, 1, 2);
