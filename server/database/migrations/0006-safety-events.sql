-- That the safety engine spoke up, and where; never what was written.
create table safety_events (
  id uuid primary key default uuidv7(),
  user_id uuid references auth."user" (id) on delete set null,
  surface text not null check (length(surface) <= 50),
  level text not null check (level in ('support', 'crisis', 'emergency')),
  class text not null check (length(class) <= 50),
  created_at timestamptz not null default now()
);
create index on safety_events (created_at);
create index on safety_events (user_id);

alter table safety_events enable row level security, force row level security;
create policy system on safety_events to lightly_system using (true) with check (true);
grant select, insert on safety_events to lightly_system;
