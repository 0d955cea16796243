-- Standing mailings are written by users: the hour of birthdays (W-090), and what placeholders of triggers mean (W-093).
alter table mailings add column birthday_hour smallint not null default 8 check (birthday_hour >= 0);
comment on column mailings.birthday_hour is 'Of a birthday mailing: from which hour of the day of the account it goes out.';

alter table newsletters add column placeholder_examples jsonb not null default '{}';
comment on column newsletters.placeholder_examples is 'What placeholders mean, and a value for previews, tests and the shown call: label and exampleValue, by name.';

-- Nothing of a mailing leaves later (W-088).
alter table mailings add column not_after timestamptz(0);
comment on column mailings.not_after is 'Nothing of it is put on the wire later than this; null = no such time.';
