-- Evidence of erased people keeps the hash of the words they agreed to (W-124), within the chain of the ledger (W-123).
alter table consent_entries add column wording_hash bytea;
comment on column consent_entries.wording_hash is 'SHA-256 of the words agreed to, or of the mail they were in. Stays when the evidence is erased.';
comment on table consent_entries is 'Every change of a status with who, why and from where. Append-only and chained per account under a key that is not in here.';

-- Whoever left long ago, found without walking the ledger.
create index consent_ended on consent_entries (account_id, occurred_at) where from_state = 'receiveReady' and evidence is not null;

-- Erased people are found by the keyed hash of their address.
create index erasure_by_address on erasures (account_id, address_hmac);

-- The dispatcher takes the ends of all chains out of the database.
grant select on operator_act_head to postrider_engine;
