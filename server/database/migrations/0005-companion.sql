create table threads (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  title text check (length(title) <= 200),
  mode text check (mode in ('rediscover', 'reset', 'relief', 'clear', 'connect', 'sleep', 'eat', 'chat')),
  is_saved boolean not null default false,
  -- The highest level heard so far: it holds for the rest of the conversation.
  safety_level text not null default 'none' check (safety_level in ('none', 'support', 'crisis', 'emergency')),
  -- The card that stays in view with that level.
  safety_card text check (length(safety_card) <= 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
create index on threads (user_id, updated_at desc, id desc);
create index on threads (user_id, created_at desc, id desc);

create table messages (
  id uuid primary key default uuidv7(),
  thread_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (length(content) <= 20000),
  options jsonb check (pg_column_size(options) <= 20000),
  -- The parts of the companion's reply (ack, steps, question) as they were given.
  reply jsonb check (pg_column_size(reply) <= 100000),
  -- The library entry that answered, where one did.
  entry_id text check (length(entry_id) <= 200),
  -- The member's message that this reply answers: each is answered at most once.
  in_reply_to uuid unique,
  is_starred boolean not null default false,
  created_at timestamptz not null default now(),
  unique (id, thread_id),
  -- With the user in the key, a message cannot be attached to another member's thread.
  foreign key (thread_id, user_id) references threads (id, user_id) on delete cascade,
  foreign key (in_reply_to, thread_id) references messages (id, thread_id) on delete cascade
);
create index on messages (thread_id, created_at, id);
create index on messages (user_id, created_at desc) where is_starred;

create table saved_threads (
  id uuid primary key default uuidv7(),
  thread_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  unique (thread_id, user_id),
  foreign key (thread_id, user_id) references threads (id, user_id) on delete cascade
);
create index on saved_threads (user_id, created_at desc);

alter table threads enable row level security, force row level security;
alter table messages enable row level security, force row level security;
alter table saved_threads enable row level security, force row level security;

create policy member on threads to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on messages to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on saved_threads to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

create policy system on threads to lightly_system using (true) with check (true);
create policy system on messages to lightly_system using (true) with check (true);
create policy system on saved_threads to lightly_system using (true) with check (true);

grant select, insert, update, delete on threads to lightly_member;
grant select, insert, update (is_starred) on messages to lightly_member;
grant select, insert, delete on saved_threads to lightly_member;
grant select, insert, update, delete on threads, messages, saved_threads to lightly_system;
