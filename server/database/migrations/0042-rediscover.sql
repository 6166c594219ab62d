-- The guided programme: one row each time that she goes through it, under an id that her phone made.
create table rediscover_sessions (
  id uuid not null default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  focus_slug text check (
    focus_slug in (
      'mental-load', 'burnout', 'mum-guilt', 'identity-shift', 'not-good-enough', 'alone-time',
      'fear-of-messing-up', 'general'
    )
  ),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  summary_text text,
  weekly_goal text check (length(weekly_goal) <= 500),
  -- Her day.
  goal_due date,
  goal_status text check (goal_status in ('pending', 'renewed', 'smaller', 'done', 'let_go')),
  primary key (user_id, id),
  check ((goal_status is null) = (weekly_goal is null) and (goal_status is null) = (goal_due is null))
);
create index on rediscover_sessions (user_id, created_at desc);

-- What she answered: one row an exercise, and one for what the companion said of a module.
create table rediscover_entries (
  user_id uuid not null,
  session_id uuid not null,
  prompt_id text not null check (length(prompt_id) between 1 and 60),
  -- {v, module, exercise, data}
  response jsonb not null,
  version integer not null default 1,
  -- The sitting in which it was written.
  edit_id uuid not null,
  safety_level text not null default 'none',
  safety_card text,
  updated_at timestamptz not null default now(),
  primary key (user_id, session_id, prompt_id),
  foreign key (user_id, session_id) references rediscover_sessions (user_id, id) on delete cascade
);

alter table rediscover_sessions enable row level security, force row level security;
alter table rediscover_entries enable row level security, force row level security;
create policy member on rediscover_sessions to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on rediscover_entries to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on rediscover_sessions to lightly_system using (true) with check (true);
create policy system on rediscover_entries to lightly_system using (true) with check (true);
grant select, insert, update, delete on rediscover_sessions, rediscover_entries to lightly_member, lightly_system;

create trigger live after insert or update or delete on rediscover_sessions
  for each row execute function publish_to_owner('rediscover');
create trigger live after insert or update or delete on rediscover_entries
  for each row execute function publish_to_owner('rediscover');
