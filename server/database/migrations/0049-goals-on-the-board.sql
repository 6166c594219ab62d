-- A goal of a week may be one of her board, taken without the programme: it is no programme to read again.
alter table rediscover_sessions add column is_programme boolean not null default true;

-- The goal of a week that an item of her board shows. Neither goes with the other.
alter table vision_items
  add column session_id uuid check (session_id is null or kind = 'goal'),
  add unique (user_id, session_id),
  add foreign key (user_id, session_id) references rediscover_sessions (user_id, id)
    on delete set null (session_id);

-- The sitting that wrote a board's fields last: what follows from the same one overtakes nobody's.
alter table vision_boards add column edit_id uuid;
