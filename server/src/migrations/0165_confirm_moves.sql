-- Whoever reads at a new address is asked before they get mail there.
alter table accounts add column confirm_address_changes boolean not null default false;
comment on column accounts.confirm_address_changes is 'Whether somebody whose address changes is asked at the new one before they get mail there.';
grant update (confirm_address_changes) on accounts to postrider_app;
