-- What is set up inside an account is set up as requests work: by the serving role, behind row-level security, whether
-- the operator does it or, some day, a user of the account. Columns that never change are left out of the updates.
grant update (has_channels, tracking) on accounts to postrider_app;

grant usage on sequence channel_ids to postrider_app;
grant insert, update (optin_mailing_id) on channels to postrider_app;

grant insert, update (name, scopes, permissions, default_optin_mailing_id, defer_unconfirmed_data, minute_limit,
              concurrent_limit, deleted_at)
  on api_keys to postrider_app;
grant insert, delete on api_key_channels to postrider_app;

-- Shared by all accounts of the customer; their policies compare with tenant_customer().
grant insert on customer_fields, trigger_types to postrider_app;

grant insert, update (checks, checked_at, verified_at, updated_at) on sender_domains to postrider_app;

-- The operator's role is left with what has no account yet: customers, accounts and their head rows.
revoke usage on sequence channel_ids from postrider_operator;
revoke update, delete on accounts, account_heads from postrider_operator;
do $$
declare
  inside text;
begin
  foreach inside in array array['channels', 'api_keys', 'api_key_channels', 'customer_fields', 'trigger_types', 'mailings',
                                'newsletters', 'runs', 'sender_domains'] loop
    execute format('drop policy provisioning on %I', inside);
    execute format('revoke all on %I from postrider_operator', inside);
  end loop;
end
$$;
