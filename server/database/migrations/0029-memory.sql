-- What Lightly may remember of a member; without a row, all that the page shows, and she has not said where her words may go.
create table memory_settings (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  is_on boolean not null default true,
  -- Where her words may go: to the model, or nowhere beyond this service. Null until she has said.
  words text check (words in ('model', 'here')),
  -- Whose machine the model stood on when she was asked; another one is asked about anew.
  words_host text check (length(words_host) <= 200),
  words_chosen_at timestamptz
);

-- Lines that a model is not told, of what she keeps elsewhere: her profile, a child, a check-in, a reminder, a chat's title.
create table memory_switches (
  user_id uuid not null references auth."user" (id) on delete cascade,
  -- What the line comes from, such as 'season' or 'child:' with its id.
  key text not null check (length(key) between 1 and 80),
  primary key (user_id, key)
);

-- Lines that are kept here alone: of chats that were summed up, and what she asked to be remembered.
create table memory_lines (
  id uuid not null default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  text text not null check (length(text) between 1 and 500),
  -- She asked for it herself, in a chat or on the page.
  is_asked boolean not null default false,
  -- The chat that a line goes with; null where it stays by itself.
  thread_id uuid,
  -- The chat that a line came from and stays without: she asked for it, or keeps it.
  kept_from uuid,
  -- She has changed or kept a line of that chat: a later summary leaves it alone.
  is_settled boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (thread_id, user_id) references threads (id, user_id) on delete cascade,
  foreign key (kept_from, user_id) references threads (id, user_id) on delete set null (kept_from),
  check (thread_id is null or kept_from is null)
);
create index on memory_lines (user_id, created_at desc, id desc);
create index on memory_lines (thread_id, user_id);
create index on memory_lines (kept_from, user_id);

alter table threads
  -- Until when a chat was summed up; null while it has not been.
  add column summed_until timestamptz,
  -- From when on the next summary reads: what came before has lines that she has changed.
  add column summed_from timestamptz;
create index on threads (updated_at) where deleted_at is null and (summed_until is null or summed_until < updated_at);

alter table memory_settings enable row level security, force row level security;
alter table memory_switches enable row level security, force row level security;
alter table memory_lines enable row level security, force row level security;

create policy member on memory_settings to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on memory_switches to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on memory_lines to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

create policy system on memory_settings to lightly_system using (true) with check (true);
create policy system on memory_switches to lightly_system using (true) with check (true);
create policy system on memory_lines to lightly_system using (true) with check (true);

grant select, insert, update, delete on memory_settings, memory_switches, memory_lines to lightly_member, lightly_system;
