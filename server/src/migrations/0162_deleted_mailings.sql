-- What was sent can be deleted (W-083): what it said goes, who got it and what they did stays.
alter table mailings drop constraint mailings_deleted_check;
comment on column mailings.deleted_at is 'Since when it lies in the trash; of what was sent or canceled, since when what it said is gone. Null = it is there';

-- The row stays, because runs, messages and the targets of clicks name it.
grant update (html, plain_text, field_values) on contents to postrider_app;
comment on table contents is 'What a mail says, never changed once written: a run or a message points here, so later edits cannot reach it. Empty once the newsletters that said it are deleted.';
grant delete on articles to postrider_app;
