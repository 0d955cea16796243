comment on column newsletters.content_id is 'What single mails of an active mailing say from now on, frozen anew with every edit; of a planned one what its run will say, frozen with the plan.';
