-- Admins delete webhooks and have events delivered again by themselves. A deleted hook hears nothing more; its log stays for a while.

alter table webhooks drop constraint webhooks_state_check;
alter table webhooks add constraint webhooks_state_check check (state in ('active', 'failing', 'disabled', 'deleted'));
comment on column webhooks.state is 'failing = stopped after the last attempt; disabled = paused, or its receiver answered 410; deleted = its log is kept for 30 days.';

grant insert, delete on webhook_retries to postrider_app;
