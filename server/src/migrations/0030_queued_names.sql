-- Doubts ask for each mail by which name the relay knows it.
create index queued_message on relay_queue (run_id, message_id);
