-- A session gets a new token when what its user may do has changed (W-023): whoever knew the old one gains nothing by it.
-- Sessions from before have no rights to compare, so the first request renews them.
alter table sessions add column rights_hash text not null default '';

comment on column sessions.rights_hash is 'MD5 of the accounts and roles its user had when the token was made; another one now means that a new token is due.';
