create table you_today_insights (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- The member's own day, in her time zone.
  day date not null,
  mood text not null check (mood in ('calm', 'okay', 'frazzled', 'flat', 'overwhelmed')),
  energy text not null check (energy in ('low', 'mid', 'high')),
  focus text check (length(focus) <= 1000),
  ai_tip text check (length(ai_tip) <= 5000),
  title text check (length(title) <= 200),
  bullets text[] not null default '{}' check (cardinality(bullets) <= 20),
  tip text check (length(tip) <= 5000),
  mode_action text check (mode_action in ('reset', 'relief', 'clear', 'chat')),
  created_at timestamptz not null default now(),
  unique (user_id, day)
);

alter table you_today_insights enable row level security, force row level security;

create policy member on you_today_insights to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy system on you_today_insights to lightly_system using (true) with check (true);

grant select, insert, update, delete on you_today_insights to lightly_member, lightly_system;
