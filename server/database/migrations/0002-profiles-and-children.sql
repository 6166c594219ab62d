create table profiles (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  display_name text check (length(display_name) <= 200),
  full_name text check (length(full_name) <= 200),
  phone text check (length(phone) <= 50),
  notes text check (length(notes) <= 5000),
  timezone text not null default 'Australia/Melbourne' check (length(timezone) <= 100),
  season text check (length(season) <= 100),
  focus text check (length(focus) <= 100),
  allow_real_talk_push boolean not null default false,
  onboarding_completed boolean not null default false,
  updated_at timestamptz not null default now()
);

create table children (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  birthdate date,
  -- What was typed as an age where no birthdate is known.
  age_note text check (length(age_note) <= 200),
  notes text check (length(notes) <= 5000),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index on children (user_id, created_at, id);

create table child_settings (
  child_id uuid primary key,
  user_id uuid not null,
  sensitivities text[] not null default '{}' check (cardinality(sensitivities) <= 100),
  allergies text[] not null default '{}' check (cardinality(allergies) <= 100),
  notification_prefs jsonb not null default '{"notify_wake": true, "notify_bedtime": true}',
  -- With the user in the key, settings cannot be attached to another member's child.
  foreign key (child_id, user_id) references children (id, user_id) on delete cascade
);
create index on child_settings (user_id);

alter table profiles enable row level security, force row level security;
alter table children enable row level security, force row level security;
alter table child_settings enable row level security, force row level security;

create policy member on profiles to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on children to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy member on child_settings to lightly_member
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

create policy system on profiles to lightly_system using (true) with check (true);
create policy system on children to lightly_system using (true) with check (true);
create policy system on child_settings to lightly_system using (true) with check (true);

grant select, insert, update on profiles to lightly_member;
grant select, insert, update, delete on children, child_settings to lightly_member;
grant select, insert, update, delete on profiles, children, child_settings to lightly_system;
