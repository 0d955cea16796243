-- Every registration asks by mail, also where a confirmed channel would vouch for the next one (W-013).
alter table accounts add column always_force_opt_in boolean not null default false;
comment on column accounts.always_force_opt_in is 'Whether every registration asks by mail, as with forceOptIn: true.';
grant update (always_force_opt_in) on accounts to postrider_app;
