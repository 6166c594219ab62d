-- When nudges come and when nothing does, in minutes since midnight on her own clock; without a row, as defaulted here.
create table reminder_settings (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  real_talk_at integer not null default 570 check (real_talk_at between 0 and 1439),
  wake_at integer not null default 420 check (wake_at between 0 and 1439),
  bedtime_at integer not null default 1140 check (bedtime_at between 0 and 1439),
  quiet_from integer not null default 1260 check (quiet_from between 0 and 1439),
  quiet_until integer not null default 420 check (quiet_until between 0 and 1439),
  -- What she switches on does not come for the hours before.
  changed_at timestamptz not null default now()
);

create table reminders (
  -- Made on her phone, so that a reminder sent twice is kept once. An id is hers alone: the key begins with the member.
  id uuid not null,
  user_id uuid not null references auth."user" (id) on delete cascade,
  text text not null check (length(text) between 1 and 500),
  -- What her clock shows when it is due, in whichever zone she is by then.
  due text not null check (due ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  notified_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index on reminders (due, user_id, id) where notified_at is null and done_at is null;
create index on reminders (user_id, due) where done_at is null;
create index on reminders (done_at) where done_at is not null;

-- What came to her: her inbox.
create table notes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  kind text not null check (kind in ('real_talk', 'wake', 'bedtime', 'reminder')),
  -- The kind and her day, or the reminder and its time: nothing comes twice, whoever is at work.
  key text not null check (length(key) <= 100),
  -- Words of ours; her own stay with her reminder.
  text text check (length(text) <= 500),
  reminder_id uuid,
  read_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, key),
  foreign key (user_id, reminder_id) references reminders (user_id, id) on delete cascade,
  check ((kind = 'reminder') = (reminder_id is not null) and (kind = 'reminder') = (text is null))
);
create index on notes (user_id, created_at desc, id desc);
create index on notes (user_id) where read_at is null;
create index on notes (user_id, reminder_id) where reminder_id is not null;
create index on notes (created_at);

-- A browser that may be told. It goes with the session it was made in, so signing out anywhere ends it.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  session_id uuid not null references auth.session (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  created_at timestamptz not null default now()
);
create index on push_subscriptions (user_id);
create index on push_subscriptions (session_id);

-- What a browser has still to be told; several notes are told as one.
create table pushes (
  subscription_id uuid primary key references push_subscriptions (id) on delete cascade,
  -- Changes when another note joins, so that a sender knows whether it has told all of it.
  batch uuid not null default gen_random_uuid(),
  notes integer not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  expires_at timestamptz not null
);
create index on pushes (next_at);
create index on pushes (expires_at);

-- What is due is looked for zone by zone.
create index on profiles (timezone, user_id);

alter table reminder_settings enable row level security, force row level security;
alter table reminders enable row level security, force row level security;
alter table notes enable row level security, force row level security;
alter table push_subscriptions enable row level security, force row level security;
alter table pushes enable row level security, force row level security;

create policy member on reminder_settings to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on reminders to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on notes to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

create policy system on reminder_settings to lightly_system using (true) with check (true);
create policy system on reminders to lightly_system using (true) with check (true);
create policy system on notes to lightly_system using (true) with check (true);
create policy system on push_subscriptions to lightly_system using (true) with check (true);
create policy system on pushes to lightly_system using (true) with check (true);

grant select, insert, update, delete on reminder_settings, reminders to lightly_member;
grant select, update on notes to lightly_member;
grant select, insert, update, delete on reminder_settings, reminders, notes, push_subscriptions, pushes to lightly_system;
