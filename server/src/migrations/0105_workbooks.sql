alter table imports add column text_size bigint check (text_size >= 0);
comment on column imports.text_size is 'Bytes of the text that was unpacked from a workbook; null for a file that is text itself.';
