alter table api_keys
  add column default_legal_basis text not null default 'transactional'
    check (default_legal_basis in ('consent', 'existingCustomer', 'transactional'));
comment on column api_keys.default_legal_basis is
  'Why people the key sets to 2/2 may be written to, where the request does not say.';
grant update (default_legal_basis) on api_keys to postrider_app;
