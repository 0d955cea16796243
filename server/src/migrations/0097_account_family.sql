-- Accounts below an L-account, and further accounts of a customer (docs/adr/0046).

alter table accounts
  add column locked_at timestamptz(0),
  add column locked_by text check (locked_by in ('parent', 'operator')),
  add column offered_to bigint,
  add constraint accounts_lock_check check ((locked_at is null) = (locked_by is null)),
  add constraint accounts_offer_check check (offered_to is null or type = 'S' and parent_account_id is null),
  add constraint accounts_offered_to_fkey foreign key (customer_id, offered_to, parent_type)
    references accounts (customer_id, id, type);
create index account_offer on accounts (offered_to) where offered_to is not null;
comment on column accounts.locked_at is 'Since when it plans, activates and sends nothing, and no key opens it; null = it is not locked.';
comment on column accounts.locked_by is 'Who may unlock it: the L-account above, or nobody but the operator.';
comment on column accounts.offered_to is 'The L-account of the same customer that its admins want above it; an admin there says yes or no.';
grant update (locked_at, locked_by, parent_account_id, offered_to) on accounts to postrider_app;
-- Whoever is detached keeps what was handed down.
grant update (inherited_from) on channels to postrider_app;

-- Whoever names the L-account they act in sees which accounts are below it, or would be, and changes none of them by that.
drop policy tenant on accounts;
create policy tenant on accounts to postrider_app
  using (case when coalesce(current_setting('app.parent_id', true), '') <> ''
              then parent_account_id = current_setting('app.parent_id')::bigint or offered_to = current_setting('app.parent_id')::bigint
              else id = tenant_account() end)
  with check (id = tenant_account());
create policy changed_in_itself on accounts as restrictive for update to postrider_app using (id = tenant_account());

create function adds_account(parent bigint) returns boolean stable parallel safe language sql
  as $$ select exists (select from memberships m
                       where m.user_id = coalesce(nullif(current_setting('app.user_id', true), ''), '0')::bigint
                         and m.role = 'admin' and m.customer_id = tenant_customer()
                         and (parent is null or m.account_id = parent)) $$;
comment on function adds_account is 'Whether this transaction names an admin of the customer; of the L-account, where the new account is to be below one.';

drop policy opened_by_link on accounts;
drop policy opened_by_link on account_heads;
create policy opened_by_right on accounts as restrictive for insert to postrider_app
  with check (opens_account() or customer_id = tenant_customer() and adds_account(parent_account_id));
create policy opened_by_right on account_heads as restrictive for insert to postrider_app
  with check (opens_account() or adds_account(null));
