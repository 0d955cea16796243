-- Whoever signs up by a form can be put into a static group, once they have confirmed (W-059).
alter table forms
  add column group_id bigint,
  add foreign key (account_id, group_id) references subscriber_groups (account_id, id) on delete set null (group_id);
grant update (group_id) on forms to postrider_app;
comment on column forms.group_id is 'The static group of whoever confirms having signed up by it; null = none.';
alter table optin_requests add column group_id bigint;
comment on column optin_requests.group_id is 'The group the person enters by confirming, if it is still there; null = none.';
