-- Naming one thing must not open another: a session is begun by naming the user, and memberships are changed by naming the
-- account, whatever else the transaction names.

drop policy named on sessions;
create policy reading on sessions for select to postrider_app
  using (case when coalesce(current_setting('app.session_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.session_hash'), 'hex') else user_id = named_user() end);
create policy beginning on sessions for insert to postrider_app with check (user_id = named_user());
create policy using_it on sessions for update to postrider_app
  using (token_hash = decode(current_setting('app.session_hash'), 'hex'));
create policy ending on sessions for delete to postrider_app
  using (case when coalesce(current_setting('app.session_hash', true), '') <> ''
              then token_hash = decode(current_setting('app.session_hash'), 'hex') else user_id = named_user() end);

create policy changed_in_its_account on memberships as restrictive for update to postrider_app
  using (account_id = tenant_account());
create policy ended_in_its_account on memberships as restrictive for delete to postrider_app
  using (account_id = tenant_account());
