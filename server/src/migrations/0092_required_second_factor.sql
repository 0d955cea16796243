-- Who must have a second factor (docs/adr/0045): admins always, everybody where the account says so, each within seven days of
-- the moment they had to. Which kinds a user has is noted beside their name, so that the admins of their accounts see it and
-- nothing else of it.

alter table accounts
  add column require_second_factor text not null default 'admins' check (require_second_factor in ('admins', 'everyone')),
  add column second_factor_since timestamptz(0) not null default now();
grant update (require_second_factor, second_factor_since) on accounts to postrider_app;
comment on column accounts.require_second_factor is 'Who must have a second factor to work in it.';
comment on column accounts.second_factor_since is 'Since when that is so.';

alter table memberships add column role_since timestamptz(0) not null default now();
grant update (role_since) on memberships to postrider_app;
comment on column memberships.role_since is 'Since when the user is an admin of the account, or is not.';

alter table users
  add column factors text[] not null default '{}' check (factors <@ array['totp', 'passkey']);
grant update (factors) on users to postrider_app;
comment on column users.factors is 'Kinds of second factors that the user has; kept by triggers on the tables that hold them.';

create function note_factors() returns trigger language plpgsql as $$
declare
  whose bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users u set factors = array_remove(array[
      case when exists (select from totp_factors t where t.user_id = whose and t.confirmed_at is not null) then 'totp' end,
      case when exists (select from passkeys p where p.user_id = whose) then 'passkey' end], null)
  where u.id = whose;
  return null;
end $$;
comment on function note_factors is 'Keeps users.factors as the tables of second factors are.';

create trigger note_factors after insert or delete or update of confirmed_at on totp_factors
  for each row execute function note_factors();
create trigger note_factors after insert or delete on passkeys for each row execute function note_factors();

update users u set factors = '{totp}'
where exists (select from totp_factors t where t.user_id = u.id and t.confirmed_at is not null);
