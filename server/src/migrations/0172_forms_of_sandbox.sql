-- The twin of an account has its forms as well, each at an address of its own (W-110).
create or replace function fill_sandbox() returns void language plpgsql as $$
declare
  real_account constant bigint := tenant_account();
  mailing_picked constant text := 't.status <> ''sent'' and t.deleted_at is null and t.source_mailing_id is null';
  of_picked constant text := 'exists (select from mailings p where p.account_id = t.account_id and p.id = t.mailing_id '
    || 'and p.status <> ''sent'' and p.deleted_at is null and p.source_mailing_id is null and %s)';
  letter_picked constant text := 'exists (select from newsletters n join mailings p on p.account_id = n.account_id and p.id = n.mailing_id '
    || 'where n.account_id = t.account_id and %s and p.status <> ''sent'' and p.deleted_at is null and p.source_mailing_id is null)';
  ends jsonb;
  optout bigint;
  form bigint;
begin
  perform copy_into_sandbox('channels', 'true', '{"inherited_from": null, "optin_mailing_id": null, "optout_mailing_id": null}');
  perform copy_into_sandbox('account_field_values');
  perform copy_into_sandbox('page_texts');
  perform copy_into_sandbox('subscriber_groups', 'true', '{"last_count": 0, "counted_at": null}');
  perform copy_into_sandbox('themes');
  -- Two forms cannot have one address, so those of the twin have their own.
  for form in select f.id from forms f where f.account_id = real_account loop
    perform copy_into_sandbox('forms', format('t.id = %s', form), jsonb_build_object('public_id',
      left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 32)));
  end loop;
  perform copy_into_sandbox('form_wordings');
  perform copy_into_sandbox('page_settings');
  perform copy_into_sandbox('article_templates');
  perform copy_into_sandbox('contents', format(letter_picked, 'p.is_active and n.content_id = t.id'));
  perform copy_into_sandbox('content_links', format(letter_picked, 'p.is_active and n.content_id = t.content_id'));
  -- What is planned would leave once more.
  perform copy_into_sandbox('mailings', mailing_picked,
    '{"status": "draft", "planned_at": null, "planned_by": null, "sent_at": null, "failure_reason": null}');
  perform copy_into_sandbox('mailing_field_values', format(of_picked, 'true'));
  perform copy_into_sandbox('newsletters', format(of_picked, 'p.is_active'));
  perform copy_into_sandbox('newsletters', format(of_picked, 'p.is_active is not true'), '{"content_id": null, "sent_at": null}');
  perform copy_into_sandbox('articles', format('t.newsletter_id is null or ' || letter_picked, 'n.id = t.newsletter_id'));
  perform copy_into_sandbox('newsletter_articles', format(letter_picked, 'n.id = t.newsletter_id')
    || ' and exists (select from articles a where a.account_id = t.account_id and a.id = t.article_id and (a.newsletter_id is null or '
    || 'a.newsletter_id = t.newsletter_id))');
  -- Channels and mailings point at each other.
  select jsonb_agg(to_jsonb(c)) into ends from channels c where c.account_id = real_account;
  select a.default_optout_mailing_id into optout from accounts a where a.id = real_account;
  perform set_config('app.account_id', sandbox_of_account(real_account)::text, true);
  update channels c set optin_mailing_id = (select m.id from mailings m where m.account_id = c.account_id and m.id = e.optin_mailing_id),
                        optout_mailing_id = (select m.id from mailings m where m.account_id = c.account_id and m.id = e.optout_mailing_id)
  from jsonb_populate_recordset(null::channels, ends) e
  where c.account_id = sandbox_of_account(real_account) and c.id = e.id;
  update accounts a set default_optout_mailing_id = (select m.id from mailings m where m.account_id = a.id and m.id = optout)
  where a.id = sandbox_of_account(real_account);
  perform set_config('app.account_id', real_account::text, true);
end
$$;
