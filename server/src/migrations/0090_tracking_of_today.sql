-- An open or click obeys the account's setting of the moment it happens, also of a mail that left under a laxer one. So
-- the process that stores them may read this one setting, and nothing else of an account.
create policy tracking on accounts for select to postrider_tracking using (true);
grant select (id, tracking) on accounts to postrider_tracking;
