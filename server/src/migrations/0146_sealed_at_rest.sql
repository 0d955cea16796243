-- Answers kept for repeated requests and the values of single mails lie sealed under a key outside the database (W-126).
-- Those that lie in clear are copies for a day, and mails that have not been made yet have to be asked for again.
truncate idempotency_records;
alter table idempotency_records drop column body;
alter table idempotency_records add column body_sealed bytea not null;
comment on column idempotency_records.body_sealed is 'The answer, encrypted under a key that is not in here.';
comment on column copy_receivers.placeholders is 'Values for the placeholders of the content, encrypted under a key that is not in here.';
comment on column messages.payload is 'What only this mail says: values of placeholders, encrypted under a key that is not in here; a subject or sender name of its own.';
