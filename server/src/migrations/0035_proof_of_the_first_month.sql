-- Reads every row; meanwhile others read and write.
alter table messages validate constraint in_first_month;
alter table run_blocks validate constraint in_first_month;
alter table inbound_reports validate constraint in_first_month;
